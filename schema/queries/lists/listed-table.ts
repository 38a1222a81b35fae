import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../../tables.ts';
import type { Order } from '../keyset.ts';
import type { Values } from '../prepared-query.ts';
import type { SearchShape, SearchValues } from '../search/text-search.ts';

type Tables = Record<string, Record<string, unknown>>;

/** A query of the rows of a table that is known by its name alone; an area gives it its own types. */
export type RowQuery<Row = object> = SelectQueryBuilder<Tables, string, Row>;

/** The searched columns, and the order that begins with the newest. */
export interface SearchedTable<Shape, Parameters extends object> {
  /** It keeps `id`, `search_text` and `search_vector`, indexed together with `recency_spans()` of its time. */
  readonly table: keyof DB & string;
  /** The column by which its rows are newest first. */
  readonly time: string;
  /** Whether the second part of `search_text` says what kind of thing a row is, so that it weighs more than the rest. */
  readonly saysKind?: boolean;
  /** The weights of `search_vector` for what a row is: its lead, category, employer or place; `bc` by default. */
  readonly leads?: string;
  /** What rows must be to stand in any list, as the indexes of the table have it; none if all do. */
  readonly listed?: RawBuilder<SqlBool>;
  /** The conditions of a filter, with `listed` among them. */
  conditions(value: Values<Parameters>, shape: Shape): readonly RawBuilder<SqlBool>[];
}

/** A table that is shown as a list: everything of it that differs from the other lists. */
export interface ListedTable<
  Row,
  OrderName extends string,
  Shape extends { readonly search: SearchShape },
  Parameters extends SearchValues,
  Wanted,
> extends SearchedTable<Shape, Parameters> {
  readonly orders: Readonly<Record<OrderName | 'relevance', Order<Row>>>;
  /** For an order by another table's column: the source of its rows. */
  readonly joined?: Readonly<Partial<Record<OrderName | 'relevance', JoinedRows<Shape, Parameters>>>>;
  /**
   * Whether a page under the filter is planned for its values each time, as searches are: where the best plan for a common
   * value is the worst one for a rare value. Otherwise one plan is kept for all values.
   */
  plansForValues?(shape: Shape): boolean;
  /** Adds columns and joins to a query that offers the table, or a page of it, under the table's name. */
  select(rows: RowQuery, wanted: Wanted): RowQuery<Row>;
}

/** How rows are read that are ordered by more than a column of their table. */
export interface Reading {
  readonly backward: boolean;
  /** Whether enough rows match that reading them in their order finds a page soon. */
  readonly matchIsCommon: boolean;
}

/** The rows of a table with one column more, by which they are ordered. */
export interface JoinedRows<Shape, Parameters extends object> {
  /** The rows under the table's name. */
  rows(value: Values<Parameters>, reading: Reading): RawBuilder<unknown>;
  readonly column: string;
  /** The condition that these rows fulfil by themselves. */
  readonly insteadOf: keyof Shape;
}

/** All of the conditions. */
export function allOf(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`;
}

/** The columns of the order that shows the newest first; an index of just this order is behind every list. */
export function newestFirst({ table, time }: Pick<SearchedTable<never, never>, 'table' | 'time'>): RawBuilder<unknown> {
  return sql`${sql.ref(`${table}.${time}`)} desc, ${sql.ref(`${table}.id`)} desc`;
}
