import type { Kysely } from 'kysely';
import type { DB } from '../tables.ts';
import { BoundedCache } from './bounded-cache.ts';
import { byteSizeOf } from './byte-size.ts';

/** Of all kept answers of a database together. */
export const KEPT_ANSWERS_BYTES = 32_000_000;

interface Kept {
  readonly answer: Promise<unknown>;
  /** Nothing while the answer is on its way. */
  readonly bytes: number;
}

const caches = new WeakMap<Kysely<DB>, BoundedCache<Kept>>();
let readers = 0;

/** What is kept of the answers of a database. */
export function keptAnswersOf(db: Kysely<DB>): Pick<BoundedCache<object>, 'bytes' | 'entries'> {
  return cacheOf(db);
}

/**
 * Caches an expensive read for `milliseconds`, for each database and question; concurrent callers share the
 * answer, also while it is still on its way. A failed reading is not kept, nor is an answer that is not `worthKeeping`.
 * All that is kept of a database is bounded by its bytes, and none is kept much longer than it is used.
 */
export function keptAnswer<Question, Answer>(
  milliseconds: number,
  read: (db: Kysely<DB>, question: Question) => Promise<Answer>,
  worthKeeping: (answer: Answer) => boolean = () => true,
): (db: Kysely<DB>, question: Question) => Promise<Answer> {
  const reader = readers;
  readers += 1;
  return (db, question) => {
    const cache = cacheOf(db);
    const key = `${reader}:${JSON.stringify(question)}`;
    const known = cache.get(key);
    if (known) {
      return known.answer as Promise<Answer>;
    }
    const answer = read(db, question);
    const isKept = () => cache.get(key)?.answer === answer;
    const forget = () => {
      if (isKept()) {
        cache.delete(key);
      }
    };
    cache.set(key, { answer, bytes: 0 }, milliseconds);
    // The caller still sees the failure.
    answer.then((value) => {
      if (!worthKeeping(value)) {
        forget();
      } else if (isKept()) {
        cache.replace(key, { answer, bytes: byteSizeOf(value) });
      }
    }, forget);
    return answer;
  };
}

function cacheOf(db: Kysely<DB>): BoundedCache<Kept> {
  let cache = caches.get(db);
  if (!cache) {
    cache = new BoundedCache(KEPT_ANSWERS_BYTES, ({ bytes }) => bytes);
    caches.set(db, cache);
  }
  return cache;
}
