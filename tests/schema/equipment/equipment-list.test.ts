import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEquipment } from '../../factories/equipment.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

const DAY_MS = 86_400_000;
let app: TestApp;

/** Five products in place of the sample, which differ in everything that a list can be narrowed or ordered by. */
beforeAll(async () => {
  app = await openTestApp();
  const { db } = app;
  await db.deleteFrom('equipment').execute();
  const seller = await createSupplier(db, { name: 'Alder Devices', rating: 4.4 });
  const other = await createSupplier(db, { name: 'Bracken Supply', nhs_approved: true });
  const daysAgo = (days: number) => new Date(testNow.getTime() - days * DAY_MS).toISOString();
  const products = [
    { name: 'Transport ventilator', category: 'emergency', price: 15_000, stock_count: 3, supplier_id: seller.id },
    { name: 'Patient monitor', category: 'monitoring', price: 4_999.99, stock_count: 20, supplier_id: other.id },
    { name: 'Visors', category: 'ppe', price: 12.5, stock_count: 0, supplier_id: other.id },
    { name: 'Walking frame', category: 'mobility', price: 999, condition: 'used', supplier_id: seller.id },
    { name: 'Operating light', category: 'surgical', price: 5_000, condition: 'refurbished', is_pre_order: true },
    { name: 'Withdrawn ventilator', category: 'emergency', withdrawn_at: daysAgo(1) },
    { name: 'Ventilator in review', category: 'emergency', review_state: 'in_review', submitted_at: daysAgo(1) },
    { name: 'Declined ventilator', category: 'emergency', review_state: 'declined', decline_reason: 'It is a toy.' },
  ];
  for (const [index, product] of products.entries()) {
    await createEquipment(db, {
      description: index === 3 ? 'Comes from a hospital with a VENTILATOR unit.' : 'Sold as it is.',
      specifications: [`Specification ${index}`],
      listed_at: daysAgo(index),
      ...product,
    });
  }
});
afterAll(() => app.close());

async function ask(query: string, variables: object = {}) {
  const response = await app.server.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
  return response.json();
}

async function names(filter: Record<string, unknown>, sort = 'NEWEST'): Promise<string[]> {
  const query = `query ($filter: EquipmentFilter, $sort: EquipmentSort) {
    equipment(filter: $filter, sort: $sort) { totalCount nodes { name } } }`;
  const { data, errors } = await ask(query, { filter, sort });
  expect(errors).toBeUndefined();
  expect(data.equipment.totalCount).toBe(data.equipment.nodes.length);
  return data.equipment.nodes.map(({ name }: { name: string }) => name);
}

const all = ['Transport ventilator', 'Patient monitor', 'Visors', 'Walking frame', 'Operating light'];

test.each([
  ['NEWEST', all],
  ['PRICE_LOW', ['Visors', 'Walking frame', 'Patient monitor', 'Operating light', 'Transport ventilator']],
  ['PRICE_HIGH', ['Transport ventilator', 'Operating light', 'Patient monitor', 'Walking frame', 'Visors']],
  ['RELEVANCE', all],
])('in the order %s, without what was withdrawn or is not published', async (sort, expected) => {
  expect(await names({}, sort)).toEqual(expected);
});

test.each([
  ['a part of a name or a description', { search: 'vent' }, ['Transport ventilator', 'Walking frame']],
  ['another case and accents', { search: 'VÍSOR' }, ['Visors']],
  ['a synonym', { search: 'breathing machine' }, ['Transport ventilator', 'Walking frame']],
  ['a category', { search: 'monitoring' }, ['Patient monitor']],
  ['a supplier', { search: 'bracken' }, ['Patient monitor', 'Visors']],
  ['a specification', { search: 'specification 4' }, ['Operating light']],
  ['a wildcard is a plain character', { search: '%' }, []],
  ['categories', { category: ['PPE', 'MOBILITY'] }, ['Visors', 'Walking frame']],
  ['a condition', { condition: ['USED'] }, ['Walking frame']],
  ['an availability', { availability: ['LOW_STOCK'] }, ['Transport ventilator']],
  ['ordered ahead or out of stock', { availability: ['PRE_ORDER', 'OUT_OF_STOCK'] }, ['Visors', 'Operating light']],
  ['a range of prices', { priceBand: ['FROM_1000'] }, ['Patient monitor']],
  ['the next range', { priceBand: ['FROM_5000'] }, ['Operating light']],
  ['a least price', { priceMin: 5_000 }, ['Transport ventilator', 'Operating light']],
  ['a highest price with pence', { priceMax: 12.5 }, ['Visors']],
  ['several at once', { search: 'ventilator', category: ['EMERGENCY'], priceMin: 1 }, ['Transport ventilator']],
  ['nothing chosen', { category: [], search: '  ' }, all],
])('narrowed by %s', async (_name, filter, expected) => {
  expect(await names(filter)).toEqual(expected);
});

test.each([
  ['an availability in words', { search: 'visors in stock' }, [], 'In stock or low stock', 'visors'],
  ['a condition in words', { search: 'second-hand frame' }, ['Walking frame'], 'Used', 'frame'],
  ['another condition in words', { search: 'refurbished' }, ['Operating light'], 'Refurbished', null],
])('narrowed by %s', async (_name, filter, expected, label, words) => {
  expect(await names(filter)).toEqual(expected);
  const query = `query ($filter: EquipmentFilter) { equipment(filter: $filter) {
    understood { label without } searchText { words } } }`;
  const { understood, searchText } = (await ask(query, { filter })).data.equipment;
  expect(understood).toMatchObject([{ label }]);
  expect(searchText?.words ?? null).toBe(words);
  expect((await ask(query, { filter: { search: understood[0].without } })).data.equipment.understood).toEqual([]);
});

test.each([
  ['a price in words', { search: 'ventilator under 10000' }, ['Walking frame'], 'Up to £10,000', 'ventilator'],
  [
    'a range of prices in words',
    { search: 'between £900 and £5,000' },
    [...all.slice(1, 2), ...all.slice(3)],
    '£900 to £5,000',
    null,
  ],
  [
    'a misspelt word and a price',
    { search: 'ventilater under 10000' },
    ['Walking frame'],
    'Up to £10,000',
    'ventilator',
  ],
  [
    'a price in words beside a range of prices',
    { search: 'under £13,000', priceBand: ['FROM_1000', 'FROM_15000'] },
    ['Patient monitor'],
    'Up to £13,000',
    null,
  ],
])('narrowed by %s', async (_name, filter, expected, label, words) => {
  expect(await names(filter)).toEqual(expected);
  const query = `query ($filter: EquipmentFilter) { equipment(filter: $filter) {
    understood { kind label without } searchText { words } facets { category { count } } } }`;
  const { understood, searchText, facets } = (await ask(query, { filter })).data.equipment;
  expect(understood).toEqual([{ kind: 'PRICE', label, without: words ?? '' }]);
  expect(searchText?.words ?? null).toBe(words);
  const counted = facets.category.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(counted).toBe(expected.length);
});

test.each([[{ search: 'under 3000', priceMin: 1 }], [{ search: '"under 3000"' }], [{ search: 'hoist 200 kg' }]])(
  'no price is read from %o',
  async (filter) => {
    const query = 'query ($filter: EquipmentFilter) { equipment(filter: $filter) { understood { label } } }';
    expect((await ask(query, { filter })).data.equipment.understood).toEqual([]);
  },
);

test('relevance puts a match in the name before one in the description', async () => {
  expect(await names({ search: 'ventilator' }, 'RELEVANCE')).toEqual(['Transport ventilator', 'Walking frame']);
});

test('relevance puts a name first, then a category, then a specification, also of a word half typed', async () => {
  // Newest first they would stand the other way round.
  const added = [
    { name: 'Diathermy unit', category: 'surgical', specifications: ['Mobile on 4 castors'] },
    { name: 'Ceiling hoist', category: 'mobility' },
    { name: 'Mobile light', category: 'surgical' },
  ];
  for (const [index, product] of added.entries()) {
    const listed_at = new Date(testNow.getTime() - (10 + index) * DAY_MS).toISOString();
    await createEquipment(app.db, { ...product, listed_at });
  }
  for (const search of ['mob', 'mobi', 'mobil', 'mobile']) {
    const found = await names({ search, priceMax: 998 }, 'RELEVANCE');
    expect(found, search).toEqual(['Mobile light', 'Ceiling hoist', 'Diathermy unit']);
  }
  const addedNames = added.map(({ name }) => name);
  await app.db.deleteFrom('equipment').where('name', 'in', addedNames).execute();
});

test.each([
  [{ priceMin: -1 }, 'priceMin'],
  [{ priceMax: 1e12 }, 'priceMax'],
  [{ priceMin: 10, priceMax: 9 }, 'priceMax'],
  [{ priceBand: ['FROM_1000'], priceMin: 1 }, 'priceBand'],
  [{ search: 'a'.repeat(201) }, 'search'],
])('refuses %j', async (filter, path) => {
  const { errors } = await ask('query ($filter: EquipmentFilter) { equipment(filter: $filter) { totalCount } }', {
    filter,
  });
  expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
});

test('a facet keeps to all filters but its own', async () => {
  const { data } = await ask(`{ equipment(first: 5, filter: { category: [PPE], condition: [NEW] }) { facets {
    category { value label count } condition { value count } priceBand { label } availability { value } } } }`);
  expect(data.equipment.facets).toEqual({
    category: [
      { value: 'EMERGENCY', label: 'Emergency', count: 1 },
      { value: 'MONITORING', label: 'Monitoring', count: 1 },
      { value: 'PPE', label: 'PPE', count: 1 },
    ],
    condition: [{ value: 'NEW', count: 1 }],
    priceBand: [{ label: 'Under £1,000' }],
    availability: [{ value: 'OUT_OF_STOCK' }],
  });
});

describe('while a user types', () => {
  const query =
    'query ($q: String, $limit: Int) { searchEquipment(q: $q, limit: $limit) { totalCount nodes { name } } }';

  test.each([
    ['ventilator', 1, 2, ['Transport ventilator']],
    ['ppe', 5, 1, ['Visors']],
    ['', 5, 0, []],
    [null, 5, 0, []],
  ])('%j finds the best first', async (q, limit, totalCount, expected) => {
    const { data } = await ask(query, { q, limit });
    expect(data.searchEquipment).toEqual({ totalCount, nodes: expected.map((name) => ({ name })) });
  });

  test.each([
    ['a', 0],
    ['', 101],
  ])('%j with a limit of %i is refused', async (q, limit) => {
    expect((await ask(query, { q, limit })).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});

test('figures are counted from what is offered', async () => {
  const { data } = await ask(`{
    equipmentStats { totalItems activeSuppliers ordersThisMonth avgRating }
    equipmentCategories { category products }
    all: equipmentAvailability { availability products units }
    ppe: equipmentAvailability(category: PPE) { availability products }
  }`);
  expect(data).toEqual({
    equipmentStats: { totalItems: 5, activeSuppliers: 3, ordersThisMonth: null, avgRating: 4.4 },
    equipmentCategories: ['DIAGNOSTIC', 'MONITORING', 'SURGICAL', 'MOBILITY', 'PPE', 'EMERGENCY'].map((category) => ({
      category,
      products: category === 'DIAGNOSTIC' ? 0 : 1,
    })),
    all: [
      { availability: 'IN_STOCK', products: 2, units: 30 },
      { availability: 'LOW_STOCK', products: 1, units: 3 },
      { availability: 'OUT_OF_STOCK', products: 1, units: 0 },
      { availability: 'PRE_ORDER', products: 1, units: 10 },
    ],
    ppe: [
      { availability: 'IN_STOCK', products: 0 },
      { availability: 'LOW_STOCK', products: 0 },
      { availability: 'OUT_OF_STOCK', products: 1 },
      { availability: 'PRE_ORDER', products: 0 },
    ],
  });
});
