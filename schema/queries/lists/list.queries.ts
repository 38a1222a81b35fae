import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../tables.ts';
import { inReadingOrder, type KeysetShape, type KeysetValues } from '../keyset.ts';
import { COUNT_LIMIT } from '../page.ts';
import { preparedQuery, type Values } from '../prepared-query.ts';
import { planForValues, type SearchShape, type SearchValues } from '../search/text-search.ts';
import { matchedRows } from './common-matches.queries.ts';
import { cutPage, pageOfRows } from './cut-page.ts';
import { allOf, type ListedTable, newestFirst, type RowQuery } from './listed-table.ts';
import type { RecencyValues } from './recency.queries.ts';
import { scoredMatches } from './relevance.ts';

export interface ListShape<Shape, OrderName, Wanted> extends KeysetShape {
  readonly filter: Shape;
  readonly order: OrderName | 'relevance';
  readonly wanted: Wanted;
  /** How many windows of time a search by relevance goes back through. */
  readonly windows: number;
  readonly matchIsCommon: boolean;
}

/**
 * A query for one page of a list in reading direction, with all that was asked for, in one statement. The page is cut
 * before anything is joined to it.
 */
export function pageQuery<
  Row,
  OrderName extends string,
  Shape extends { readonly search: SearchShape },
  Parameters extends SearchValues,
  Wanted,
>(listed: ListedTable<Row, OrderName, Shape, Parameters, Wanted>) {
  type Given = Parameters & KeysetValues & RecencyValues;
  const { table } = listed;
  const score = sql<number>`${sql.ref(`${table}.score`)}`.as('score');

  return preparedQuery<ListShape<Shape, OrderName, Wanted>, Given, Row>((db, value, shape) => {
    const byRelevance = shape.order === 'relevance';
    const order = listed.orders[shape.order];
    const joined = listed.joined?.[shape.order];
    const conditions = listed.conditions(value, joined ? { ...shape.filter, [joined.insteadOf]: false } : shape.filter);
    const page = byRelevance
      ? pageOfMatches(db, value, shape)
      : pageOfRows(db, { table, rows: joined?.rows(value, shape), order, conditions }, value, shape);
    const query = inReadingOrder(listed.select(page, shape.wanted), order, shape.backward);
    if (joined) {
      return query.select(sql.ref(`${table}.${joined.column}`).as(joined.column)).modifyEnd(planForValues);
    }
    if (byRelevance) {
      return query.select(score);
    }
    const plansForValues = shape.filter.search !== 'none' || listed.plansForValues?.(shape.filter);
    return plansForValues ? query.modifyEnd(planForValues) : query;
  });

  function pageOfMatches(db: Kysely<DB>, value: Values<Given>, shape: ListShape<Shape, OrderName, Wanted>): RowQuery {
    const matches = db.selectFrom(scoredMatches(listed, value, shape).as(table)) as unknown as RowQuery;
    const page = cutPage(matches.selectAll(table), listed.orders[shape.order], value, shape);
    const whole = sql`(
      select ${sql.table(table)}.*, match.score
      from (${page}) as match inner join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = match.id
    )`;
    return db.selectFrom(whole.as(table)) as unknown as RowQuery;
  }
}

/** A query for one row by its column, whether lists show it or not. */
export function rowQuery<Row, OrderName extends string, Shape extends { readonly search: SearchShape }, Wanted>(
  { table, select }: Pick<ListedTable<Row, OrderName, Shape, never, Wanted>, 'table' | 'select'>,
  column: string,
) {
  return preparedQuery<Wanted, { key: string }, Row>((db, value, wanted) =>
    select(rowsOf(db, table), wanted).where(sql<SqlBool>`${sql.ref(`${table}.${column}`)} = ${value('key')}`),
  );
}

interface CountShape<Shape> {
  readonly filter: Shape;
  /** Whether a search finds much. */
  readonly common: boolean;
}

/** A query for how many rows match a filter, counted to one beyond the limit. */
export function countQuery<
  Row,
  OrderName extends string,
  Shape extends { readonly search: SearchShape },
  Parameters extends SearchValues,
>(listed: ListedTable<Row, OrderName, Shape, Parameters, never>) {
  return preparedQuery<CountShape<Shape>, Parameters, { count: number }>((db, value, { filter, common }) => {
    // In an order that one index has, or the planner would read the table from its beginning.
    const some = sql`(
      select 1 from ${matchedRows(listed, common)}
      where ${allOf(listed.conditions(value, filter))}
      order by ${newestFirst(listed)} limit ${sql.lit(COUNT_LIMIT + 1)}
    )`;
    return db
      .selectFrom(some.as('some'))
      .select((select) => select.fn.countAll<number>().as('count'))
      .$if(filter.search !== 'none', (query) => query.modifyEnd(planForValues));
  });
}

function rowsOf(db: Kysely<DB>, table: keyof DB & string): RowQuery {
  return db.selectFrom(table) as unknown as RowQuery;
}
