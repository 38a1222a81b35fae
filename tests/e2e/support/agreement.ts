import type { APIRequestContext, Page } from 'playwright/test';
import { expect } from './test.ts';

/** One list, as each of the three is asked for it. */
export interface AskedList {
  /** What the page's address has behind its question mark. */
  readonly address: string;
  readonly rest: string;
  readonly filter: object;
  readonly sort: string;
}

/** An area's list: a page, a path of REST and a field of the graph. `Shown` is all that the page says of a row. */
export interface ListedArea<Shown, RestRow, GraphRow> {
  readonly page: string;
  readonly rest: string;
  /** What the graph calls the list, and REST the rows of its answer. */
  readonly name: string;
  /** How the names of the graph's filter and order begin. */
  readonly type: string;
  readonly graphFields: string;
  readonly pageSize: number;
  readonly readRows: (page: Page) => Promise<Shown[]>;
  readonly shownAsRest: (row: RestRow) => Shown;
  readonly shownAsGraph: (row: GraphRow) => Shown;
}

interface Row {
  readonly id: string;
}

/** Two pages of a list hold the same rows in HTML, REST and graph, in the same order and with the same in each field. */
export async function expectAgreement<Shown, RestRow extends Row, GraphRow extends Row>(
  area: ListedArea<Shown, RestRow, GraphRow>,
  list: AskedList,
  { page, request }: { page: Page; request: APIRequestContext },
): Promise<void> {
  const [inRest, inGraph] = await Promise.all([readRest(area, list, request), readGraph(area, list, request)]);
  expect(inRest.flat().length).toBeGreaterThan(area.pageSize);
  expect(idsOf(inGraph)).toEqual(idsOf(inRest));
  const shown = inRest.map((rows) => rows.map(area.shownAsRest));
  expect(inGraph.map((rows) => rows.map(area.shownAsGraph))).toEqual(shown);
  expect(await readPages(area, list, page)).toEqual(shown);
}

function idsOf(pages: readonly (readonly Row[])[]): string[][] {
  return pages.map((rows) => rows.map(({ id }) => id));
}

async function readPages<Shown>(
  area: ListedArea<Shown, never, never>,
  { address }: AskedList,
  page: Page,
): Promise<Shown[][]> {
  await page.goto(`${area.page}?${address}`);
  const first = await area.readRows(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL(/[?&]after=/);
  return [first, await area.readRows(page)];
}

async function readRest<RestRow>(
  area: ListedArea<unknown, RestRow, never>,
  { rest }: AskedList,
  request: APIRequestContext,
): Promise<RestRow[][]> {
  const read = async (cursor: string) => {
    const answer = await request.get(`${area.rest}?${rest}&limit=${area.pageSize}${cursor}`);
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const first = await read('');
  const second = await read(`&cursor=${encodeURIComponent(first.nextCursor)}`);
  return [first[area.name], second[area.name]];
}

async function readGraph<GraphRow>(
  { name, type, graphFields, pageSize }: ListedArea<unknown, never, GraphRow>,
  { filter, sort }: AskedList,
  request: APIRequestContext,
): Promise<GraphRow[][]> {
  const query = `query ($filter: ${type}Filter, $sort: ${type}Sort, $first: Int, $after: String) {
    ${name}(filter: $filter, sort: $sort, first: $first, after: $after) {
      pageInfo { endCursor } nodes { ${graphFields} } } }`;
  const read = async (after: string | null) => {
    const variables = { filter, sort, first: pageSize, after };
    const answer = await request.post('/graphql', { data: { query, variables } });
    const { data, errors } = await answer.json();
    expect(errors).toBeUndefined();
    return data[name];
  };
  const first = await read(null);
  const second = await read(first.pageInfo.endCursor);
  return [first.nodes, second.nodes];
}
