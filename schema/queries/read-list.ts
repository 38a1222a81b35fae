import type { Facets } from './facet-value.ts';
import type { KeysetShape, KeysetValues, Order } from './keyset.ts';
import { type Connection, cutPage, type PageArguments, readPageRequest } from './page.ts';

/** What a list needs from its area. */
export interface ListSource<Row> {
  /** The table that is listed: a cursor of another one is refused. */
  readonly table: string;
  /** Name of the order: the same. */
  readonly orderName: string;
  readonly order: Order<Row>;
  /** Finds rows in reading direction. */
  find(shape: KeysetShape, values: KeysetValues): Promise<Row[]>;
  /** Counts the whole list, to one row beyond the limit at most. */
  count(): Promise<number>;
}

/** The answer of a list that is searched while typing, before anything has been typed. */
export const emptyList: Connection<never> & { readonly facets: Facets<string>; readonly correction: null } = {
  rows: [],
  hasNextPage: false,
  hasPreviousPage: false,
  startPosition: 0,
  order: 'relevance',
  cursorValues: () => [],
  count: async () => 0,
  facets: { values: async () => [] },
  correction: null,
};

/**
 * A page of a list as a connection; it is counted when a total is asked for, and once.
 *
 * @throws ValidationError that names the paging argument.
 */
export async function readList<Row>(page: PageArguments, source: ListSource<Row>): Promise<Connection<Row>> {
  const { table, orderName, order } = source;
  const name = `${table} ${orderName}`;
  const request = readPageRequest(page, name);
  const { size, offset, cursor, backward } = request;
  // As text, so that the database itself refuses a forged value: the embedded one's driver fails on a number for a date.
  const [cursor0 = '', cursor1 = '', cursor2 = ''] = cursor?.values.map(String) ?? [];
  const found = await source.find(
    { backward, fromCursor: cursor !== undefined, skips: offset > 0 },
    { limit: size + 1, offset, cursor0, cursor1, cursor2 },
  );
  let total: Promise<number> | undefined;
  return {
    ...cutPage(found, request),
    order: name,
    cursorValues: order.values,
    count: () => {
      total ??= source.count();
      return total;
    },
  };
}
