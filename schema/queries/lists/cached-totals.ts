import type { Kysely } from 'kysely';
import type { DB } from '../../tables.ts';
import { cachedAnswer } from '../cached-answer.ts';

/** Smaller totals are counted each time: that is quick, and each single row may be visible. */
const LARGE = 1_000;

/**
 * Counts the rows behind a filter, but a total of 1,000 and more at most once in ten seconds for each filter: counting
 * ten thousand rows costs far more than a page of them, and a total of that size is read as a measure.
 */
export function cachedTotals<Filter>(
  count: (db: Kysely<DB>, filter: Filter) => Promise<number>,
): (db: Kysely<DB>, filter: Filter) => Promise<number> {
  return cachedAnswer(10_000, count, (total) => total >= LARGE);
}
