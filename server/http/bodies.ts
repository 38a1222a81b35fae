import type { IncomingMessage } from 'node:http';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { EventLoopTurns } from '../admission/event-loop-turns.ts';
import type { Slots } from '../admission/slots.ts';
import type { BodyMemory } from './body-memory.ts';
import { HeldBody } from './held-body.ts';

/** A megabyte is three with its text, and takes the process some milliseconds. */
const LARGE = 65_536;

export interface BodyLimits {
  readonly memory: BodyMemory;
  /** For requests with large bodies, besides the slots that all take. */
  readonly largeSlots: Slots;
  readonly turns: EventLoopTurns;
}

/** The bodies of requests: held as bytes while they wait, and parsed when the work on the request begins. */
export class Bodies {
  readonly #limits: BodyLimits;
  readonly #parse: ReturnType<FastifyInstance['getDefaultJsonParser']>;

  /** Reads JSON for all routes of the instance. */
  constructor(app: FastifyInstance, bodyLimit: number, limits: BodyLimits) {
    this.#limits = limits;
    this.#parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser('application/json');
    app.addHook('onRequest', (request, reply, done) => {
      if (request.method === 'GET' || request.method === 'HEAD') {
        // Such a body is not read; while the request waits its pieces would be kept.
        request.raw.resume();
      } else {
        reply.raw.once('close', () => {
          if (request.body instanceof HeldBody) {
            request.body.leave();
          }
        });
      }
      done();
    });
    app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
      if (Number(request.headers['content-length']) > bodyLimit) {
        throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      }
      const body = new HeldBody(limits.memory);
      try {
        await body.receive(payload, bodyLimit);
        return body;
      } catch (refusal) {
        body.release();
        throw refusal;
      }
    });
  }

  /** The slots that a request takes, in this order. */
  slotsOf({ body }: FastifyRequest, slots: Slots): readonly Slots[] {
    return isLarge(body) ? [this.#limits.largeSlots, slots] : [slots];
  }

  /**
   * Does the work with the parsed body; nothing if the request has none.
   *
   * @throws BodyOfTooManyValuesError; what Fastify throws for JSON that is empty, broken, or reaches for a prototype
   */
  async use<Value>(
    request: FastifyRequest,
    reply: FastifyReply,
    signal: AbortSignal,
    work: (body: unknown) => Promise<Value>,
    whenEmpty: 'refuse' | 'nothing' = 'refuse',
  ): Promise<Value> {
    const { body } = request;
    if (!(body instanceof HeldBody)) {
      return work(undefined);
    }
    try {
      if (isLarge(body)) {
        await this.#limits.turns.next(signal);
      }
      const text = body.take();
      return await work(text === '' && whenEmpty === 'nothing' ? undefined : this.#read(request, reply, text));
    } finally {
      body.release();
    }
  }

  #read(request: FastifyRequest, reply: FastifyReply, text: string): unknown {
    let failure: Error | null = null;
    let value: unknown;
    this.#parse(request, text, (error, parsed) => {
      failure = error;
      value = parsed;
    });
    if (failure) {
      reply.header('connection', 'close');
      throw failure;
    }
    return value;
  }
}

function isLarge(body: unknown): body is HeldBody {
  return body instanceof HeldBody && body.length > LARGE;
}
