import type { Kysely } from 'kysely';
import type { DB } from '../../tables.ts';
import type { Connection, PageArguments } from '../page.ts';
import { readList } from '../read-list.ts';
import type { SearchShape, SearchValues } from '../search/text-search.ts';
import { cachedTotals } from './cached-totals.ts';
import { commonMatchReader } from './common-matches.queries.ts';
import { countQuery, pageQuery } from './list.queries.ts';
import type { ListedTable } from './listed-table.ts';
import { noRecency, recencyReader } from './recency.queries.ts';

/** What one list is asked for. */
export interface ListRequest<Shape, Parameters, OrderName, Wanted> {
  readonly shape: Shape;
  readonly values: Parameters;
  /** Without a search, relevance means `otherwise`. */
  readonly order: OrderName | 'relevance';
  readonly otherwise: OrderName;
  /** What the order depends on besides its name, such as the centre of distances: cursors of another one are refused. */
  readonly orderScope?: string | undefined;
  readonly page: PageArguments;
  readonly wanted: Wanted;
}

/**
 * The reader of a table's pages as connections; it holds the prepared queries, so there is one for each table.
 *
 * The reader throws a ValidationError that names the paging argument.
 */
export function listReader<
  Row,
  OrderName extends string,
  Shape extends { readonly search: SearchShape },
  Parameters extends SearchValues,
  Wanted,
>(listed: ListedTable<Row, OrderName, Shape, Parameters, Wanted>) {
  const findPage = pageQuery(listed);
  const countRows = countQuery(listed);
  const isCommon = commonMatchReader(listed);
  const readTotal = cachedTotals(
    async (db, { shape, values }: { readonly shape: Shape; readonly values: Parameters }) =>
      (await countRows(db, { filter: shape, common: await isCommon(db, shape, values) }, values))[0]?.count ?? 0,
  );
  const readRecency = recencyReader(listed);

  return async (
    db: Kysely<DB>,
    { shape: filter, values, page, wanted, ...asked }: ListRequest<Shape, Parameters, OrderName, Wanted>,
  ): Promise<Connection<Row>> => {
    // The planner estimates words that many rows have well, and can then stop early.
    const isFrequent = filter.search === 'rareWords' && (await isCommon(db, filter, values));
    const shape: Shape = isFrequent ? { ...filter, search: 'beginning' } : filter;
    const order = asked.order === 'relevance' && shape.search === 'none' ? asked.otherwise : asked.order;
    return readList(page, {
      table: listed.table,
      orderName: asked.orderScope === undefined ? order : `${order} ${asked.orderScope}`,
      order: listed.orders[order],
      find: async (keyset, keysetValues) => {
        const { windows, values: recency } = order === 'relevance' ? await readRecency(db) : noRecency;
        const matchIsCommon =
          listed.joined?.[order] !== undefined && (shape.search === 'none' || (await isCommon(db, shape, values)));
        return findPage(
          db,
          { filter: shape, order, windows, matchIsCommon, ...keyset, wanted },
          { ...values, ...recency, ...keysetValues },
        );
      },
      count: () => readTotal(db, { shape, values }),
    });
  };
}
