import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceBulkEquipment } from '../../server/database/bulk/bulk-equipment.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';
import { ask, expectError } from './answers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await replaceBulkEquipment(app.db, { count: 150, clock: { now: () => testNow } });
});
afterAll(() => app.close());

type Row = Readonly<Record<string, unknown>>;

const fields = `id reference name description category price condition availability availableOn productUrl buyUrl
  specifications certifications images inStock sold warranty listedAt saleIsPaused
  supplier { id name rating location phone verified nhsApproved website nhsSupplierCode }`;

async function askGraph(query: string, variables: Row) {
  const payload = { query, variables };
  const { data, errors } = (await app.server.inject({ method: 'POST', url: '/graphql', payload })).json();
  expect(errors).toBeUndefined();
  return data;
}

/** What REST must answer for a product of the graph, worked out apart from the adapter. */
function expected({ productUrl, supplier, category, condition, availability, ...same }: Row) {
  return {
    ...same,
    category: String(category).toLowerCase(),
    condition: String(condition).toLowerCase(),
    availability: String(availability).toLowerCase().replaceAll('_', '-'),
    supplier: { ...(supplier as Row), productUrl },
  };
}

const lists = [
  { rest: '', filter: {}, sort: 'NEWEST' },
  { rest: 'search=monitor&sort=relevance', filter: { search: 'monitor' }, sort: 'RELEVANCE' },
  {
    rest: 'category=Monitoring,emergency&condition=new&condition=USED&priceMin=100&priceMax=9999.99&sort=price-high',
    filter: { category: ['MONITORING', 'EMERGENCY'], condition: ['NEW', 'USED'], priceMin: 100, priceMax: 9999.99 },
    sort: 'PRICE_HIGH',
  },
  {
    rest: 'priceBand=under-1000,1000-5000&availability=in-stock&sort=price-low',
    filter: { priceBand: ['UNDER_1000', 'FROM_1000'], availability: ['IN_STOCK'] },
    sort: 'PRICE_LOW',
  },
];

describe.each(lists)('GET /equipment?$rest', ({ rest, filter, sort }) => {
  it('answers the rows of the graph, in its order, on two pages', async () => {
    const query = `query ($filter: EquipmentFilter, $sort: EquipmentSort, $after: String) {
      equipment(filter: $filter, sort: $sort, first: 7, after: $after) {
        nodes { ${fields} } totalCount totalIsCapped pageInfo { endCursor }
      } }`;
    let cursor: string | null = null;
    for (const page of [1, 2]) {
      const { equipment } = await askGraph(query, { filter, sort, after: cursor });
      const answer = await ask(app.server, `/equipment?limit=7&${rest}${cursor ? `&cursor=${cursor}` : ''}`);
      expect(answer.json(), `page ${page}`).toEqual({
        equipment: equipment.nodes.map(expected),
        total: equipment.totalCount,
        totalIsCapped: equipment.totalIsCapped,
        nextCursor: equipment.pageInfo.endCursor,
        correctedSearch: null,
        understood: [],
        searchText: filter.search ?? null,
      });
      expect(equipment.nodes).toHaveLength(7);
      cursor = equipment.pageInfo.endCursor;
    }
  });

  it('meets each row once, by cursor as by offset', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 5, max: 60 }), async (limit) => {
        const byCursor: unknown[] = [];
        const byOffset: unknown[] = [];
        let cursor = '';
        do {
          const at = `/equipment?${rest}&limit=${limit}`.replace('?&', '?');
          const page = (await ask(app.server, `${at}${cursor}`)).json();
          byCursor.push(...page.equipment);
          byOffset.push(...(await ask(app.server, `${at}&offset=${byOffset.length}`)).json().equipment);
          cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
          expect(cursor === '', 'the last page alone has no next one').toBe(byCursor.length === page.total);
        } while (cursor !== '');
        expect(byCursor).toEqual(byOffset);
        expect(byCursor.length).toBeGreaterThan(14);
      }),
      { numRuns: 2 },
    ));
});

it('one product is the same on REST and in the graph, whether it is offered or withdrawn', async () => {
  const { db } = app;
  const rows = await db.selectFrom('equipment').select('id').orderBy('id').limit(20).execute();
  const [withdrawn] = rows;
  const withdraw = (at: string | null) =>
    db
      .updateTable('equipment')
      .set({ withdrawn_at: at })
      .where('id', '=', withdrawn?.id ?? '')
      .execute();
  await withdraw(testNow.toISOString());
  for (const { id } of rows) {
    const query = `query ($id: ID!) { equipmentItem(id: $id) { ${fields} isOffered safetyNotices { reference } } }`;
    const { equipmentItem } = await askGraph(query, { id });
    expect((await ask(app.server, `/equipment/${id}`)).json()).toEqual(expected(equipmentItem));
    expect(equipmentItem.isOffered).toBe(id !== withdrawn?.id);
  }
  await withdraw(null);
});

it('instant results are the first of the list in the order of relevance, 5 when nothing is said', async () => {
  const list = (await ask(app.server, '/equipment?search=mon&sort=relevance&limit=5')).json();
  const instant = (await ask(app.server, '/equipment/search/realtime?q=mon')).json();
  expect(instant).toEqual({
    equipment: list.equipment,
    total: list.total,
    totalIsCapped: false,
    understood: [],
    searchText: 'mon',
  });
  expect(instant.equipment).toHaveLength(5);
  const nothing = (await ask(app.server, '/equipment/search/realtime')).json();
  expect(nothing).toEqual({ equipment: [], total: 0, totalIsCapped: false, understood: [], searchText: null });
});

it('a price in words narrows the list, and is said', async () => {
  const inWords = (await ask(app.server, '/equipment?search=monitor%20under%201000&sort=price-low')).json();
  const inFigures = (await ask(app.server, '/equipment?search=monitor&priceMax=1000&sort=price-low')).json();
  expect(inWords.understood).toEqual([{ kind: 'price', label: 'Up to £1,000', without: 'monitor' }]);
  expect(inWords.searchText).toBe('monitor');
  expect(inWords.equipment).toEqual(inFigures.equipment);
  expect(inWords.equipment.length).toBeGreaterThan(0);
});

it('availability and categories add up to the figures', async () => {
  const [stats, categories, availability] = await Promise.all(
    ['stats/overview', 'categories/list', 'availability'].map(async (path) =>
      (await ask(app.server, `/equipment/${path}`)).json(),
    ),
  );
  const sum = (rows: { products: number }[]) => rows.reduce((total, { products }) => total + products, 0);
  expect(stats.totalItems).toBe(157);
  expect(sum(categories.categories)).toBe(157);
  expect(sum(availability.availability)).toBe(157);
});

it.each([
  ['priceMin=1.234', 'priceMin'],
  ['priceMin=1e3', 'priceMin'],
  ['priceMin=2&priceMax=1', 'priceMax'],
  ['priceBand=1000-5000&priceMax=1', 'priceBand'],
  ['category=toys', 'category'],
])('refuses %s', async (query, name) => {
  const { code, fields: refused } = expectError(await ask(app.server, `/equipment?${query}`), 400);
  expect([code, Object.keys(refused ?? {})]).toEqual(['BAD_USER_INPUT', [name]]);
});

it('a forged cursor is taken or refused, whatever it holds', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('newest', 'price-low', 'price-high', 'relevance'),
      fc.array(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 210 }),
          fc.constantFrom('2026-11-20T09:30:00.000Z', '01a1ede2-6680-790d-b5ad-95077e39d315', 'NaN', '1e400', null),
          fc.double(),
        ),
        { maxLength: 4 },
      ),
      async (sort, values) => {
        const text = JSON.stringify([`equipment ${sort.replace('-', '_')}`, 1, ...values]);
        const cursor = Buffer.from(text).toString('base64url');
        const answer = await ask(app.server, `/equipment?search=monitor&sort=${sort}&cursor=${cursor}`);
        expect([200, 400], `${text}: ${answer.body}`).toContain(answer.statusCode);
      },
    ),
    { numRuns: 60 },
  ));
