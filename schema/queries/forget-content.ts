import type { Kysely } from 'kysely';
import type { DB } from '../tables.ts';
import { forgetAnswers } from './cached-answer.ts';

/** Counts the changes of content that this process has heard of. */
const generations = new WeakMap<Kysely<DB>, number>();

/**
 * Has this process read anew what it has cached of content. Call it once a change is committed: the process that makes it
 * does so itself, and the others when the database notifies them.
 */
export function forgetContent(db: Kysely<DB>): void {
  forgetAnswers(db);
  generations.set(db, contentGeneration(db) + 1);
}

/** A number that changes with the content: values that were derived under another number are not used any more. */
export function contentGeneration(db: Kysely<DB>): number {
  return generations.get(db) ?? 0;
}
