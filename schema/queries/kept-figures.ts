import type { Kysely } from 'kysely';
import type { DB } from '../tables.ts';
import { keptAnswer } from './kept-answer.ts';

/** Counts how often the figures of a database were forgotten: what was kept before is kept for nobody. */
const generations = new WeakMap<Kysely<DB>, number>();

/**
 * `keptAnswer` for figures about what accounts publish. The process in which something is published, closed, hidden or
 * shown counts anew at once (`forgetFigures`); other processes of the portal are behind by `milliseconds` at most.
 */
export function keptFigures<Question, Answer>(
  milliseconds: number,
  read: (db: Kysely<DB>, question: Question) => Promise<Answer>,
): (db: Kysely<DB>, question: Question) => Promise<Answer> {
  const kept = keptAnswer(milliseconds, (db, { question }: { readonly question: Question; readonly of: number }) =>
    read(db, question),
  );
  return (db, question) => kept(db, { question, of: generations.get(db) ?? 0 });
}

/** Has figures counted anew. Call it once the change is committed: what is counted before that is the state before. */
export function forgetFigures(db: Kysely<DB>): void {
  generations.set(db, (generations.get(db) ?? 0) + 1);
}
