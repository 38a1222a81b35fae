import type { Kysely } from 'kysely';
import type { DB } from '../tables.ts';
import { cachedAnswer } from './cached-answer.ts';

/** Counts how often the figures of a database were forgotten: figures cached before are not used any more. */
const generations = new WeakMap<Kysely<DB>, number>();

/**
 * `cachedAnswer` for figures about what accounts publish. The process in which something is published, closed, hidden or
 * shown counts again at once (`forgetFigures`); other processes of the portal are behind by `milliseconds` at most.
 */
export function cachedFigures<Question, Answer>(
  milliseconds: number,
  read: (db: Kysely<DB>, question: Question) => Promise<Answer>,
): (db: Kysely<DB>, question: Question) => Promise<Answer> {
  const kept = cachedAnswer(milliseconds, (db, { question }: { readonly question: Question; readonly of: number }) =>
    read(db, question),
  );
  return (db, question) => kept(db, { question, of: generations.get(db) ?? 0 });
}

/** Invalidates the figures. Call it after the commit: what is counted before that is the state before. */
export function forgetFigures(db: Kysely<DB>): void {
  generations.set(db, (generations.get(db) ?? 0) + 1);
}
