import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../../tables.ts';
import { beyondCursor, inReadingOrder, type KeysetShape, type KeysetValues, type Order } from '../keyset.ts';
import { LARGEST_PAGE } from '../page.ts';
import type { Values } from '../prepared-query.ts';
import { allOf, type RowQuery } from './listed-table.ts';

type Ordered = Pick<Order<never>, 'direction' | 'columns'>;

/** The rows of a table that fulfil the conditions, cut to a page in reading direction, under the table's name. */
export function pageOfRows(
  db: Kysely<DB>,
  {
    table,
    rows: from,
    order,
    conditions,
  }: {
    readonly table: keyof DB & string;
    /** Where the rows come from, if not from the table alone; under its name. */
    readonly rows?: RawBuilder<unknown> | undefined;
    readonly order: Ordered;
    readonly conditions: readonly RawBuilder<SqlBool>[];
  },
  value: Values<KeysetValues>,
  shape: KeysetShape,
): RowQuery {
  const source = from === undefined ? table : (from as never);
  const rows = (db.selectFrom(source) as unknown as RowQuery).where(allOf(conditions));
  const page = cutPage(rows.selectAll(table), order, value, shape);
  // A number in the text tells the planner that few rows are wanted, independent of the page size of a run. What is
  // skipped comes before it.
  const longest = sql.lit(LARGEST_PAGE + 1);
  const [inner, limit] = shape.skips ? [page, longest] : [page.clearLimit().limit(longest), rowLimit(value)];
  const few = (db.selectFrom(inner.as(table)) as unknown as RowQuery).selectAll(table).limit(limit);
  return db.selectFrom(few.as(table)) as unknown as RowQuery;
}

/** Sorts a query in reading direction and keeps one row more than the page holds. */
export function cutPage(
  query: RowQuery,
  order: Ordered,
  value: Values<KeysetValues>,
  { backward, fromCursor, skips }: KeysetShape,
): RowQuery {
  return inReadingOrder(query, order, backward)
    .$if(fromCursor, (rows) => rows.where(beyondCursor(order, value, backward)))
    .limit(rowLimit(value))
    .$if(skips, (rows) => rows.offset(sql<number>`${value('offset')}::int`));
}

function rowLimit(value: Values<KeysetValues>): RawBuilder<number> {
  return sql<number>`${value('limit')}::int`;
}
