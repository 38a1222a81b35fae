import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type AssistantReply, type AssistantSentence, labelOf } from '../../schema/assistant/reply.ts';
import { ValidationError } from '../../schema/errors.ts';
import { admit } from '../admission/admission.ts';
import { Slots } from '../admission/slots.ts';
import type { AskedContext } from '../http/asked-context.ts';
import type { Bodies } from '../http/bodies.ts';

/** The most replies that are written at a time, besides those of the graph: each takes seconds, but little processor time. */
const SLOTS = { slots: 16, mostWaiting: 32, longestWaitMs: 2_000 };

export interface ReplyStreamOptions {
  readonly createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<AskedContext>;
  readonly bodies: Bodies;
}

/** A line of the answer: a sentence that is just written, or in the end the reply that holds, as the graph has it. */
type Line = { readonly sentence: AssistantSentence } | { readonly reply: object };

/**
 * `POST /assistant/reply` with a question: the graph's `assistantReply` as lines of JSON, each sentence of a model as soon as
 * it is written. Nothing more is written for a client that has left.
 */
export function replyStream({ createContext, bodies }: ReplyStreamOptions): FastifyPluginAsync {
  const slots = new Slots(SLOTS);
  return async (app) => {
    app.post('/assistant/reply', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { context, refusal } = await createContext(request, reply);
      if (refusal) {
        throw refusal;
      }
      return admit([slots], request, reply, async (signal) => {
        const question = await bodies.use(request, reply, signal, async (body) => questionIn(body));
        const parts = context.services.assistant.replyInParts(question, signal);
        // A question that is refused is refused before anything is sent.
        const first = await parts.next();
        reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(linesOf(first, parts)));
        await finished(reply.raw).catch(() => undefined);
        return reply;
      });
    });
  };
}

function questionIn(body: unknown): string {
  const question = typeof body === 'object' && body !== null && 'question' in body ? body.question : undefined;
  if (typeof question !== 'string') {
    throw ValidationError.of('question', 'Enter a message.');
  }
  return question;
}

type Part = IteratorResult<AssistantSentence, AssistantReply>;

async function* linesOf(
  first: Part,
  parts: AsyncGenerator<AssistantSentence, AssistantReply>,
): AsyncGenerator<string, void> {
  try {
    let part = first;
    while (!part.done) {
      yield lineOf({ sentence: part.value });
      part = await parts.next();
    }
    const { emergency, sentences } = part.value;
    yield lineOf({ reply: { originLabel: labelOf(part.value), emergency, sentences } });
  } finally {
    // The client may have left.
    await parts.return({ origin: 'nothing', emergency: null, sentences: [] });
  }
}

const lineOf = (line: Line): string => `${JSON.stringify(line)}\n`;
