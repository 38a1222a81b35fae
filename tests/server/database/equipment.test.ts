import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Equipment, Supplier } from '../../../schema/tables.ts';
import { replaceBulkEquipment } from '../../../server/database/bulk/bulk-equipment.ts';
import { loadSample } from '../../../server/database/seed/sample.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const CHECK = '23514';
const FOREIGN_KEY = '23503';
const UNIQUE = '23505';
const GENERATED = '428C9';

const noon = (day: string) => ({ now: () => new Date(`${day}T12:00:00.000Z`) });
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const badProducts: readonly [string, Partial<Insertable<Equipment>>, string][] = [
  ['no name', { name: '' }, CHECK],
  ['a name of 201 letters', { name: 'a'.repeat(201) }, CHECK],
  ['a description of 5,001 letters', { description: 'a'.repeat(5_001) }, CHECK],
  ['an unknown category', { category: 'toys' }, CHECK],
  ['an unknown condition', { condition: 'broken' }, CHECK],
  ['a negative price', { price: -0.01 }, CHECK],
  ['less than no stock', { stock_count: -1 }, CHECK],
  ['an availability of its own', { availability: 'in_stock' }, GENERATED],
  ['an address that is a script', { product_url: 'javascript:alert(1)' }, CHECK],
  ['41 specifications', { specifications: Array.from({ length: 41 }, String) }, CHECK],
  ['an unknown supplier', { supplier_id: '01a1ede2-6680-790d-b5ad-95077e39d399' }, FOREIGN_KEY],
  ['a reference that is taken', { reference: 'SMS-PM12-04' }, UNIQUE],
];

describe('a product is refused', () => {
  test.each(badProducts)('with %s', async (_name, values, code) => {
    await expect(createEquipment(database.db, values)).rejects.toMatchObject({ code });
  });
});

const badSuppliers: readonly [string, Partial<Insertable<Supplier>>, string][] = [
  ['no name', { name: '' }, CHECK],
  ['a rating of 5.1', { rating: 5.1 }, CHECK],
  ['letters for a phone number', { phone: 'ring us' }, CHECK],
  ['an address without a scheme', { website: 'supplier.example' }, CHECK],
  ['a name that is taken', { name: 'Severn Medical Supply' }, UNIQUE],
];

describe('a supplier is refused', () => {
  test.each(badSuppliers)('with %s', async (_name, values, code) => {
    await expect(createSupplier(database.db, values)).rejects.toMatchObject({ code });
  });
});

test.each([
  [0, false, 'out_of_stock'],
  [1, false, 'low_stock'],
  [5, false, 'low_stock'],
  [6, false, 'in_stock'],
  [0, true, 'pre_order'],
  [60, true, 'pre_order'],
])('a stock of %i (ordered ahead: %s) is %s', async (stock_count, is_pre_order, availability) => {
  expect(await createEquipment(database.db, { stock_count, is_pre_order })).toMatchObject({ availability });
});

test.each([
  [0, 'under_1000'],
  [999.99, 'under_1000'],
  [1_000, 'from_1000'],
  [4_999.99, 'from_1000'],
  [5_000, 'from_5000'],
  [14_999.99, 'from_5000'],
  [15_000, 'from_15000'],
])('£%d lies in the range %s', async (price, price_band) => {
  expect(await createEquipment(database.db, { price })).toMatchObject({ price, price_band });
});

test("a supplier's new name is found with its products", async () => {
  const { db } = database;
  const supplier = await createSupplier(db, { name: 'Old Mill Devices' });
  const { id, search_text } = await createEquipment(db, { supplier_id: supplier.id });
  expect(search_text).toContain('old mill devices');
  await db.updateTable('supplier').set({ name: 'Bégonia Devices' }).where('id', '=', supplier.id).execute();
  const after = await db.selectFrom('equipment').select('search_text').where('id', '=', id).executeTakeFirstOrThrow();
  expect(after.search_text).toContain('begonia devices');
  expect(after.search_text).not.toContain('old mill');
});

test('sample products are as many days listed whenever they are loaded, and stock that was counted stays', async () => {
  const { db } = database;
  const rows = () =>
    db.selectFrom('equipment').selectAll().where('reference', 'not like', 'TEST-%').orderBy('id').execute();
  await loadSample(db, noon('2026-11-20'));
  const before = await rows();
  expect(before).toHaveLength(7);
  const ahead = before.find(({ is_pre_order }) => is_pre_order);
  expect(ahead).toMatchObject({ available_on: '2026-12-08', listed_at: '2026-11-03T00:00:00.000Z' });
  await loadSample(db, noon('2026-11-20'));
  expect(await rows()).toEqual(before);
  await db
    .updateTable('equipment')
    .set({ stock_count: 2 })
    .where('id', '=', ahead?.id ?? '')
    .execute();
  await loadSample(db, noon('2027-06-10'));
  expect((await rows()).find(({ id }) => id === ahead?.id)).toMatchObject({
    available_on: '2027-06-28',
    stock_count: 2,
  });
});

describe('generated products', () => {
  const COUNT = 400;
  const generated = () =>
    database.db.selectFrom('equipment').selectAll().where('reference', 'like', 'BULK-%').orderBy('id');

  test('are of every kind, and searched as the trigger would have it', async () => {
    const { db } = database;
    await replaceBulkEquipment(db, { count: COUNT, clock: noon('2026-11-20') });
    const products = await generated().execute();
    expect(products).toHaveLength(COUNT);
    const kinds = (column: 'category' | 'condition' | 'availability' | 'price_band') =>
      new Set(products.map((product) => product[column])).size;
    expect([kinds('category'), kinds('condition'), kinds('availability'), kinds('price_band')]).toEqual([6, 3, 4, 4]);
    expect(products.every(({ specifications }) => new Set(specifications).size === 3)).toBe(true);
    expect(new Set(products.map(({ supplier_id }) => supplier_id)).size).toBeGreaterThan(100);
    await db.updateTable('equipment').set({ sold_count: 1 }).where('reference', 'like', 'BULK-%').execute();
    const searched = (rows: typeof products) =>
      rows.map(({ search_text, search_vector }) => [search_text, search_vector]);
    expect(searched(await generated().execute())).toEqual(searched(products));
  });

  test('are the same when they are made again, leave others alone, and go when none is asked for', async () => {
    const { db } = database;
    // Generated products are shared out among all suppliers that there are.
    const own = await createEquipment(db);
    await replaceBulkEquipment(db, { count: COUNT, clock: noon('2026-11-20') });
    const before = await generated().execute();
    await replaceBulkEquipment(db, { count: COUNT, clock: noon('2026-11-20') });
    expect(await generated().execute()).toEqual(before);
    await replaceBulkEquipment(db, { count: 0, clock: noon('2026-11-20') });
    expect(await generated().execute()).toEqual([]);
    expect(await db.selectFrom('equipment').selectAll().where('id', '=', own.id).executeTakeFirst()).toEqual(own);
  });
});
