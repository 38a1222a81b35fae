import type { GraphQLEnumType, GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../../../schema/index.ts';
import type { ExplainedPortal } from './explained-portal.ts';

type Filter = Readonly<Record<string, unknown>>;

/** What is to be tried of a list. */
export interface ExplainedList {
  readonly table: string;
  /** The field of the graph, and how the names of its types begin. */
  readonly field: string;
  readonly type: string;
  /** What is asked of each row: something from everywhere that rows are put together from. */
  readonly rows: string;
  /** For each field of the filter some values to try; a common one and a rare one where it matters. */
  readonly filters: Readonly<Record<string, readonly Filter[]>>;
  readonly together: Filter;
  readonly orders: readonly string[];
  readonly facets: readonly string[];
}

/** A query of the list, whose variables are filter, sort, after and offset. */
export function listQuery({ field, type }: ExplainedList, selection: string): string {
  return `query ($filter: ${type}Filter, $sort: ${type}Sort, $after: String, $offset: Int) {
    ${field}(filter: $filter, sort: $sort, after: $after, offset: $offset) { ${selection} } }`;
}

/** Pages, total and facets under every filter. Belongs beside the portal, in the same `describe`. */
export function describeListPlans(portal: ExplainedPortal, list: ExplainedList): void {
  const { table, field, rows, filters, together, orders, facets } = list;
  const explain = async (selection: string, variables: object) => {
    const answer = await portal.ask(listQuery(list, selection), variables);
    await portal.expectNoScan(table);
    return answer[field] as { pageInfo: { endCursor: string | null } };
  };
  const page = `nodes { ${rows} } pageInfo { endCursor }`;

  describe.each([{}, together, ...Object.values(filters).flat()])('%j', (filter) => {
    test.each(orders)('%s', async (sort) => {
      const { endCursor: after } = (await explain(page, { filter, sort })).pageInfo;
      if (after) {
        await explain(page, { filter, sort, after });
      }
      await explain(page, { filter, sort, offset: 40 });
    });

    test('total', async () => {
      await explain('totalCount', { filter });
    });

    test.each(facets)('facet %s', async (facet) => {
      await explain(`facets { ${facet} { count } }`, { filter });
    });
  });
}

/** Needs no database: a filter, order or facet that the graph gets is missed here. */
export function testAllIsTried({ type, filters, orders, facets }: ExplainedList): void {
  test('every filter, order and facet of the graph is tried', () => {
    const fieldsOf = (name: string) =>
      Object.keys((schema.getType(name) as GraphQLInputObjectType | GraphQLObjectType).getFields());
    const values = (schema.getType(`${type}Sort`) as GraphQLEnumType).getValues();
    expect(Object.keys(filters).sort()).toEqual(fieldsOf(`${type}Filter`).sort());
    expect(facets.toSorted()).toEqual(fieldsOf(`${type}Facets`).sort());
    expect(orders.toSorted()).toEqual(values.map(({ name }) => name).sort());
  });
}
