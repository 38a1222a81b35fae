import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { type Answer, isAcknowledged } from './records.ts';
import type { Write } from './write.ts';

export interface InFlight {
  /** How many have been answered up to now. */
  answered(): number;
  /** Of each write, in their order. */
  readonly answers: Promise<Answer[]>;
}

/**
 * Sends all writes at once. Each waits with its body until the server has read the head of every one ("100 Continue"),
 * so that all of them are in flight together.
 */
export async function sendAtOnce(origin: string, writes: readonly Write[]): Promise<InFlight> {
  let answered = 0;
  const sent = writes.map((write) => beginWrite(origin, write));
  await Promise.all(sent.map(({ ready }) => ready));
  const answers = sent.map(async ({ finish }) => {
    const answer = await finish();
    answered += answer ? 1 : 0;
    return answer;
  });
  return { answered: () => answered, answers: Promise.all(answers) };
}

/**
 * Sends the writes that were not told as done and have a key once more, one after the other.
 *
 * @returns the answers with these in the place of the former ones.
 */
export async function sendAgain(
  origin: string,
  writes: readonly Write[],
  answers: readonly Answer[],
): Promise<Answer[]> {
  const all = [...answers];
  for (const [index, write] of writes.entries()) {
    if (write.isKeyed && !isAcknowledged(all[index])) {
      const { ready, finish } = beginWrite(origin, write);
      await ready;
      const answer = await finish();
      expect(isAcknowledged(answer), `${write.mark}: ${answer?.status} ${answer?.body}`).toBe(true);
      all[index] = answer;
    }
  }
  return all;
}

function beginWrite(origin: string, { method, path, body, headers }: Write) {
  const ready = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Answer>();
  const payload = JSON.stringify(body);
  const sent = request(`${origin}${path}`, {
    method,
    agent: false,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
      expect: '100-continue',
    },
  });
  const end = (what: Answer) => {
    ready.resolve();
    answer.resolve(what);
  };
  sent.on('continue', () => ready.resolve());
  sent.on('response', (response) => readAnswer(response).then(end, () => end(undefined)));
  sent.on('error', () => end(undefined));
  sent.flushHeaders();
  const finish = () => {
    sent.end(payload);
    return answer.promise;
  };
  return { ready: ready.promise, finish };
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const body = await text(response);
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], body };
}
