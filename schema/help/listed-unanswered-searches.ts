import { type SelectQueryBuilder, sql } from 'kysely';
import type { Order } from '../queries/keyset.ts';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import type { PlainTable } from '../queries/lists/plain-list.queries.ts';
import type { DB } from '../tables.ts';

/** What was searched for on a day and not found. */
export interface UnansweredSearchRow {
  readonly id: string;
  /** YYYY-MM-DD, in London. */
  readonly day: string;
  readonly text: string;
  readonly searches: number;
}

const newest: Order<UnansweredSearchRow> = {
  direction: 'desc',
  columns: [
    { expression: sql`unanswered_help_search.day`, type: 'date' },
    { expression: sql`unanswered_help_search.id`, type: 'uuid' },
  ],
  values: ({ day, id }) => [day, id],
};

/** The searches without an answer as a list. */
export const listedUnansweredSearches: PlainTable<UnansweredSearchRow, 'newest', object, object> = {
  table: 'unanswered_help_search',
  orders: { newest },
  conditions: () => [],
  select: (rows: RowQuery) => {
    const searches = rows as unknown as SelectQueryBuilder<DB, 'unanswered_help_search', object>;
    return searches.select([
      'unanswered_help_search.id',
      'unanswered_help_search.day',
      'unanswered_help_search.text',
      'unanswered_help_search.searches',
    ]) as unknown as RowQuery<UnansweredSearchRow>;
  },
};
