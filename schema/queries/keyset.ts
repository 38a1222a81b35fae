import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Values } from './prepared-query.ts';

/** How a list is sorted, and which values of a row a cursor contains. */
export interface Order<Row> {
  readonly direction: 'asc' | 'desc';
  /** Three at most; with an index of just this order, and the last one unique. */
  readonly columns: readonly { readonly expression: RawBuilder<unknown>; readonly type: string }[];
  values(row: Row): (string | number)[];
}

/** What of a page changes the SQL text. */
export interface KeysetShape {
  readonly backward: boolean;
  readonly fromCursor: boolean;
  readonly skips: boolean;
}

/** What of a page is a value. */
export interface KeysetValues {
  /** One more than the page holds, to see whether rows follow. */
  readonly limit: number;
  readonly offset: number;
  readonly cursor0: string;
  readonly cursor1: string;
  readonly cursor2: string;
}

type Ordered = Pick<Order<never>, 'direction' | 'columns'>;

/** Sorts a query by the order, reversed if the page is read backward. */
export function inReadingOrder<
  Query extends { orderBy(expression: RawBuilder<unknown>, direction: 'asc' | 'desc'): Query },
>(query: Query, order: Ordered, backward: boolean): Query {
  const direction = (order.direction === 'asc') === backward ? 'desc' : 'asc';
  return order.columns.reduce((ordered, { expression }) => ordered.orderBy(expression, direction), query);
}

/** The condition that a row lies beyond the cursor, in reading direction. */
export function beyondCursor(order: Ordered, value: Values<KeysetValues>, backward: boolean): RawBuilder<SqlBool> {
  const names = ['cursor0', 'cursor1', 'cursor2'] as const;
  const columns = sql.join(order.columns.map(({ expression }) => expression));
  const values = sql.join(
    order.columns.map(({ type }, index) => sql`${value(names[index] ?? 'cursor0')}::${sql.raw(type)}`),
  );
  const beyond = (order.direction === 'asc') === backward ? sql`<` : sql`>`;
  return sql<SqlBool>`(${columns}) ${beyond} (${values})`;
}
