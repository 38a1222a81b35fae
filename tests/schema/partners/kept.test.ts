import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteOldData } from '../../../schema/maintenance.ts';
import { createAccount } from '../../factories/account.ts';
import { createApiKey } from '../../factories/api-key.ts';
import { testNow } from '../../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('what was asked with a key is kept for 13 months', async () => {
  const { db } = database;
  const { id: account_id } = await createAccount(db);
  const { id: key_id } = await createApiKey(db, { account_id });
  const days = ['2025-10-19', '2025-10-20'];
  await db
    .insertInto('api_key_usage')
    .values(days.map((day) => ({ key_id, day, operations: 1, points: 1 })))
    .execute();
  await deleteOldData(db, testNow);
  const left = await db.selectFrom('api_key_usage').select('day').where('key_id', '=', key_id).execute();
  expect(left).toEqual([{ day: '2025-10-20' }]);
});

test('a tier is kept as long as its account', async () => {
  const { db } = database;
  const { id: account_id } = await createAccount(db);
  await db
    .insertInto('partner_tier')
    .values({ account_id, tier: 'research', granted_at: '2016-01-01T00:00:00Z' })
    .execute();
  await deleteOldData(db, testNow);
  const tiers = db.selectFrom('partner_tier').select('tier').where('account_id', '=', account_id);
  expect(await tiers.execute()).toHaveLength(1);
  await db.deleteFrom('account').where('id', '=', account_id).execute();
  expect(await tiers.execute()).toHaveLength(0);
});
