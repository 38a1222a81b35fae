import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { isLoopback } from '../../server/loopback.ts';
import { AttackError } from './options.ts';

/** What is not answered until then is broken off. */
export const LONGEST_ANSWER_MS = 15_000;
const CONNECTIONS = 600;

export interface HttpMessage {
  readonly method?: string;
  readonly path: string;
  /** Sent as JSON unless the headers say otherwise. */
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Requests with the same number come from one network: Linux has 127.0.0.0/8 on loopback. */
  readonly network?: number;
}

export interface Answer {
  /** The HTTP status, or how the connection failed. */
  readonly status: number | string;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
  readonly milliseconds: number;
}

/** A person with an account on the portal that is attacked. */
export interface Person {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  /** What a browser has stored since they signed in. */
  readonly cookies: string;
}

/** The portal under attack, which is on this machine; counts what it answers. */
export class Target {
  readonly origin: URL;
  /** A verified account, which may publish. */
  readonly person: Person;
  /** Answers by status since `begin`. */
  readonly statuses = new Map<number | string, number>();
  /** Lines for the reader of the report. */
  readonly notes: string[] = [];
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  private endsAt = Number.POSITIVE_INFINITY;

  /** @throws AttackError if the address is not a loopback one. */
  constructor(origin: string, person: Person) {
    this.origin = new URL(origin);
    this.person = person;
    if (!isLoopback(this.origin.hostname)) {
      throw new AttackError(`${this.origin.hostname} is not an address of this machine, and no other is attacked.`);
    }
  }

  /** From here on a new attack is counted, which has so many milliseconds. */
  begin(milliseconds: number): void {
    this.statuses.clear();
    this.endsAt = performance.now() + milliseconds;
  }

  get isOver(): boolean {
    return performance.now() > this.endsAt;
  }

  async send(message: HttpMessage): Promise<Answer> {
    const startedAt = performance.now();
    const answer = await this.exchange(message).catch((error: NodeJS.ErrnoException) => ({
      status: error.code ?? error.name,
      body: '',
      headers: {},
    }));
    this.count(answer.status);
    return { ...answer, milliseconds: performance.now() - startedAt };
  }

  /** Sends a document to the graph. */
  ask(query: string, variables: unknown = {}, message: Partial<HttpMessage> = {}): Promise<Answer> {
    return this.send({ method: 'POST', path: '/graphql', body: JSON.stringify({ query, variables }), ...message });
  }

  /** A bare connection; its opener counts what comes of it. */
  connect(): Socket {
    return connect({ host: this.origin.hostname, port: Number(this.origin.port) });
  }

  count(status: number | string): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  close(): void {
    this.agent.destroy();
  }

  private async exchange({ method = 'GET', path, body, headers, network }: HttpMessage) {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const outgoing = request({
      agent: this.agent,
      host: this.origin.hostname,
      port: this.origin.port,
      method,
      path,
      headers: {
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
      ...(network === undefined ? {} : localAddress(network)),
    });
    outgoing.on('response', resolve).on('error', reject);
    outgoing.end(body);
    const incoming = await promise;
    return { status: incoming.statusCode ?? 0, body: await text(incoming), headers: incoming.headers };
  }
}

function localAddress(network: number): { localAddress?: string } {
  return process.platform === 'linux'
    ? { localAddress: `127.${1 + ((network >> 16) & 0x7f)}.${(network >> 8) & 0xff}.${network & 0xff}` }
    : {};
}

/** Does the work for each value, so many at once, until the attack's time is over. */
export async function each<Value>(
  target: Target,
  values: Iterable<Value>,
  atOnce: number,
  work: (value: Value) => Promise<unknown>,
): Promise<void> {
  const waiting = values[Symbol.iterator]();
  const worker = async () => {
    for (let next = waiting.next(); !next.done && !target.isOver; next = waiting.next()) {
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** The whole numbers from 0, so many. */
export function* numbers(count: number): Generator<number> {
  for (let number = 0; number < count; number += 1) {
    yield number;
  }
}
