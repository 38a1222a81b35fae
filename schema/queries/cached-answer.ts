import type { Kysely } from 'kysely';
import type { DB } from '../tables.ts';
import { BoundedCache } from './bounded-cache.ts';
import { byteSizeOf } from './byte-size.ts';

/** Of all cached answers of a database together. */
export const CACHED_ANSWERS_BYTES = 32_000_000;

interface CachedAnswer {
  readonly answer: Promise<unknown>;
  /** Nothing while the answer is on its way. */
  readonly bytes: number;
}

const caches = new WeakMap<Kysely<DB>, BoundedCache<CachedAnswer>>();
let readers = 0;

/** The cached answers of a database. */
export function cachedAnswersOf(db: Kysely<DB>): Pick<BoundedCache<object>, 'bytes' | 'entries'> {
  return cacheOf(db);
}

/**
 * Has everything read anew that is cached of a database, also what is still on its way: it may be older than the change. Call
 * it once the change is committed.
 */
export function forgetAnswers(db: Kysely<DB>): void {
  caches.get(db)?.clear();
}

/**
 * Caches an expensive read for `milliseconds`, for each database and question; concurrent callers share the
 * answer, also while it is still on its way. A failed read is not cached, nor is an answer that is not `isCacheable`.
 * The answers of a database are bounded by their bytes together, and none stays much longer than it is used.
 */
export function cachedAnswer<Question, Answer>(
  milliseconds: number,
  read: (db: Kysely<DB>, question: Question) => Promise<Answer>,
  isCacheable: (answer: Answer) => boolean = () => true,
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
    const isCached = () => cache.get(key)?.answer === answer;
    const forget = () => {
      if (isCached()) {
        cache.delete(key);
      }
    };
    cache.set(key, { answer, bytes: 0 }, milliseconds);
    // The caller still sees the failure.
    answer.then((value) => {
      if (!isCacheable(value)) {
        forget();
      } else if (isCached()) {
        cache.replace(key, { answer, bytes: byteSizeOf(value) });
      }
    }, forget);
    return answer;
  };
}

function cacheOf(db: Kysely<DB>): BoundedCache<CachedAnswer> {
  let cache = caches.get(db);
  if (!cache) {
    cache = new BoundedCache(CACHED_ANSWERS_BYTES, ({ bytes }) => bytes);
    caches.set(db, cache);
  }
  return cache;
}
