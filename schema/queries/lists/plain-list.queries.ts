import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../../tables.ts';
import { inReadingOrder, type KeysetShape, type KeysetValues, type Order } from '../keyset.ts';
import { COUNT_LIMIT, type Connection, type PageArguments } from '../page.ts';
import { preparedQuery, type Values } from '../prepared-query.ts';
import { readList } from '../read-list.ts';
import { planForValues } from '../search/text-search.ts';
import { pageOfRows } from './cut-page.ts';
import { allOf, type RowQuery } from './listed-table.ts';

/** A table that is listed without a search by relevance and without facets. */
export interface PlainTable<Row, OrderName extends string, Shape, Parameters extends object> {
  readonly table: keyof DB & string;
  readonly orders: Readonly<Record<OrderName, Order<Row>>>;
  conditions(value: Values<Parameters>, shape: Shape): readonly RawBuilder<SqlBool>[];
  /** Whether a page under the filter is planned for its values each time. */
  plansForValues?(shape: Shape): boolean;
  /** Adds columns and joins to a query that offers a page of the table under the table's name. */
  select(rows: RowQuery, shape: Shape): RowQuery<Row>;
}

/** What a plain list is asked for. */
export interface PlainListRequest<OrderName, Shape, Parameters> {
  readonly shape: Shape;
  readonly values: Parameters;
  readonly order: OrderName;
  readonly page: PageArguments;
}

/**
 * The reader of a table's pages as connections; it holds the prepared queries, so there is one for each table.
 *
 * The reader throws a ValidationError that names the paging argument.
 */
export function plainListReader<Row, OrderName extends string, Shape, Parameters extends object>(
  listed: PlainTable<Row, OrderName, Shape, Parameters>,
) {
  const { table, orders } = listed;
  type Filtered = { readonly filter: Shape; readonly order: OrderName };

  const findPage = preparedQuery<Filtered & KeysetShape, Parameters & KeysetValues, Row>((db, value, shape) => {
    const order = orders[shape.order];
    const conditions = listed.conditions(value, shape.filter);
    const page = pageOfRows(db, { table, order, conditions }, value, shape);
    const query = inReadingOrder(listed.select(page, shape.filter), order, shape.backward);
    return listed.plansForValues?.(shape.filter) ? query.modifyEnd(planForValues) : query;
  });
  const countRows = preparedQuery<Filtered, Parameters, { count: number }>((db, value, shape) => {
    // In an order that one index has, or the planner would read the table from its beginning.
    const rows = (db.selectFrom(table) as unknown as RowQuery).select(sql<number>`1`.as('one'));
    const some = inReadingOrder(rows, orders[shape.order], false)
      .where(allOf(listed.conditions(value, shape.filter)))
      .limit(sql.lit(COUNT_LIMIT + 1));
    return db
      .selectFrom(some.as('some'))
      .select((select) => select.fn.countAll<number>().as('count'))
      .$if(listed.plansForValues?.(shape.filter) ?? false, (query) => query.modifyEnd(planForValues));
  });

  return (
    db: Kysely<DB>,
    { shape, values, order, page }: PlainListRequest<OrderName, Shape, Parameters>,
  ): Promise<Connection<Row>> =>
    readList(page, {
      table,
      orderName: order,
      order: orders[order],
      find: (keyset, keysetValues) => findPage(db, { filter: shape, order, ...keyset }, { ...values, ...keysetValues }),
      count: async () => (await countRows(db, { filter: shape, order }, values))[0]?.count ?? 0,
    });
}
