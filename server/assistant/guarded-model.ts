import type { LanguageModel } from '../../schema/ports.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { ModelError } from './model-error.ts';

/** So long a model has for a reply, and for the beginning of it. */
const LONGEST_MS = 8_000;
const LONGEST_WAIT_MS = 5_000;
/** So many replies are written at a time: their requests wait meanwhile. */
const MOST_AT_ONCE = 8;

export interface GuardLog {
  warn(fields: object, text: string): void;
}

export interface GuardOptions {
  readonly now?: () => number;
  readonly longestMs?: number;
  readonly longestWaitMs?: number;
}

/** A model with a limit of concurrent requests, a time limit, and a pause after repeated failures. */
export function guardedModel(model: LanguageModel, log: GuardLog, options: GuardOptions = {}): LanguageModel {
  const { now = () => performance.now(), longestMs = LONGEST_MS, longestWaitMs = LONGEST_WAIT_MS } = options;
  const breaker = new CircuitBreaker(now);
  let running = 0;
  return {
    name: model.name,
    write: async function* (prompt, left) {
      if (running >= MOST_AT_ONCE) throw new ModelError('busy');
      if (!breaker.mayTry()) throw new ModelError('left alone');
      running += 1;
      const end = new AbortController();
      const isLate = () => end.abort(new ModelError('late'));
      const [wait, whole] = [setTimeout(isLate, longestWaitMs), setTimeout(isLate, longestMs)];
      let hasFailed = false;
      try {
        const signal = AbortSignal.any([left, end.signal]);
        for await (const piece of untilAborted(model.write(prompt, signal), signal)) {
          clearTimeout(wait);
          yield piece;
        }
      } catch (failure) {
        hasFailed = true;
        // Who leaves says nothing about the model.
        if (!left.aborted) {
          breaker.failed();
          log.warn({ reason: reasonOf(failure) }, 'the model of the assistant failed');
        }
        throw failure;
      } finally {
        // Also if its reader stops early.
        if (!hasFailed && !left.aborted) breaker.succeeded();
        running -= 1;
        clearTimeout(wait);
        clearTimeout(whole);
        end.abort();
      }
    },
  };
}

const reasonOf = (failure: unknown): string => (failure instanceof ModelError ? failure.message : 'unexpected');

/** Ends at once when the signal is aborted, even if the next chunk never comes. */
async function* untilAborted(pieces: AsyncIterable<string>, signal: AbortSignal): AsyncGenerator<string, void> {
  const iterator = pieces[Symbol.asyncIterator]();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  aborted.catch(() => undefined);
  try {
    signal.throwIfAborted();
    while (true) {
      const { done, value } = await Promise.race([iterator.next(), aborted]);
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    iterator.return?.().catch(() => undefined);
  }
}
