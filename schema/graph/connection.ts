import type { ObjectRef } from '@pothos/core';
import { builder } from '../builder.ts';
import {
  COUNT_LIMIT,
  type Connection,
  DEFAULT_SIZE,
  LARGEST_OFFSET,
  LARGEST_PAGE,
  type PageArguments,
  writeCursor,
} from '../queries/page.ts';
import { constrained } from './constraints.ts';

interface Edge<Row> {
  readonly connection: Connection<Row>;
  readonly row: Row;
  readonly index: number;
}

const pageInfo = builder.objectRef<Connection<unknown>>('PageInfo').implement({
  description: 'Where a page lies in its list.',
  fields: (t) => ({
    hasNextPage: t.exposeBoolean('hasNextPage', { description: 'Whether rows follow this page.' }),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage', { description: 'Whether rows come before this page.' }),
    startCursor: t.string({
      nullable: true,
      description: 'Cursor of the first row, to be given to `before` with `last`.',
      resolve: (connection) => cursorAt(connection, 0),
    }),
    endCursor: t.string({
      nullable: true,
      description: 'Cursor of the last row, to be given to `after` with `first`.',
      resolve: (connection) => cursorAt(connection, connection.rows.length - 1),
    }),
    startPosition: t.exposeInt('startPosition', {
      description: 'Place of the first row in the whole list, counted from 1; 0 when the page is empty.',
    }),
  }),
});

function cursorAt<Row>(connection: Connection<Row>, index: number): string | null {
  const row = connection.rows[index];
  return row === undefined
    ? null
    : writeCursor({
        order: connection.order,
        position: connection.startPosition + index,
        values: connection.cursorValues(row),
      });
}

/**
 * The type of a list of `node`, by the rules that all lists of the graph share. Pothos cannot follow a type that is
 * still open, hence the two `as never`; the row types of the callers are checked where they build a connection.
 */
export function connectionType<Row, Wider extends Connection<Row> = Connection<Row>>(
  name: string,
  node: ObjectRef<PothosTypes, Row>,
): ObjectRef<PothosTypes, Wider> {
  const edge = builder.objectRef<Edge<Row>>(`${name}Edge`).implement({
    description: `One row of a ${name}Connection.`,
    fields: (t) => ({
      cursor: t.string({
        description: 'Marks this row, for `after` and `before`.',
        resolve: ({ connection, index }) => cursorAt(connection, index) ?? '',
      }),
      node: t.field({ type: node, description: 'The row itself.', resolve: ({ row }) => row as never }),
    }),
  });
  return builder.objectRef<Wider>(`${name}Connection`).implement({
    description: `A page of a list of ${name} rows.`,
    fields: (t) => ({
      edges: t.field({
        type: [edge],
        description: 'The rows of this page with their cursors.',
        complexity: { field: 0, multiplier: 1 },
        resolve: (connection) => connection.rows.map((row, index) => ({ connection, row, index })) as never,
      }),
      nodes: t.field({
        type: [node],
        description: 'The rows of this page, in order.',
        ...constrained({ maxItems: LARGEST_PAGE }),
        complexity: { field: 0, multiplier: 1 },
        resolve: (connection) => [...connection.rows],
      }),
      pageInfo: t.field({
        type: pageInfo,
        description: 'Where this page lies in its list.',
        // A page of rows is a page of unknown rows; only its edges are read.
        resolve: (connection) => connection as unknown as Connection<unknown>,
      }),
      totalCount: t.int({
        description: `How many rows the whole list has, counted to ${COUNT_LIMIT.toLocaleString('en-GB')} at most.`,
        ...constrained({ maximum: COUNT_LIMIT }),
        complexity: 20,
        resolve: async (connection) => Math.min(await connection.count(), COUNT_LIMIT),
      }),
      totalIsCapped: t.boolean({
        description: 'Whether the list has more rows than were counted.',
        complexity: 20,
        resolve: async (connection) => (await connection.count()) > COUNT_LIMIT,
      }),
    }),
  });
}

type PothosTypes = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;

/** The paging arguments of a list field. */
export const pageArguments = builder.args((arg) => ({
  first: arg.int({
    description: `How many rows to read, 1 to ${LARGEST_PAGE}; ${DEFAULT_SIZE} when nothing is said.`,
    ...constrained({ minimum: 1, maximum: LARGEST_PAGE, default: DEFAULT_SIZE }),
  }),
  after: arg.string({
    description:
      'Read the rows that follow this cursor, which the page before gave. It belongs to one order of one list; its text means nothing.',
  }),
  last: arg.int({ description: `How many rows to read before a cursor, 1 to ${LARGEST_PAGE}; needs \`before\`.` }),
  before: arg.string({ description: 'Read the rows that come before this cursor.' }),
  offset: arg.int({
    description: `Skip this many rows, 0 to ${LARGEST_OFFSET.toLocaleString('en-GB')}. Not together with a cursor, which is faster and does not drift.`,
    ...constrained({ minimum: 0, maximum: LARGEST_OFFSET, default: 0 }),
  }),
}));

/** The cost of a list field: every row costs its selected fields. */
export function pageCost(page: PageArguments): { field: number; multiplier: number } {
  return { field: 5, multiplier: Math.min(Math.max(page.first ?? page.last ?? 20, 1), LARGEST_PAGE) };
}
