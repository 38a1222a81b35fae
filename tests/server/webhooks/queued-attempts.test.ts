import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueWaiting } from '../../../server/database/migrate/bring-up-to-date.ts';
import { createAccount } from '../../factories/account.ts';
import { createWebhook, createWebhookDelivery } from '../../factories/webhook.ts';
import { testNow } from '../../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('attempts that the queue does not have, as after an import, are added to it once, for when they are due', async () => {
  const { db } = database;
  const { id: endpointId } = await createWebhook(db, { account_id: (await createAccount(db)).id });
  const later = new Date(testNow.getTime() + 3_600_000).toISOString();
  const happenings = [testNow.toISOString(), later];
  for (const happenedAt of happenings) {
    await createWebhookDelivery(db, { endpointId, happenedAt });
  }
  const parked = await createWebhookDelivery(db, { endpointId });
  await db
    .updateTable('webhook_delivery')
    .set({ attempt_id: null, due_at: null })
    .where('id', '=', parked.id)
    .execute();
  await queueWaiting(db);
  await queueWaiting(db);
  const { rows: jobs } = await sql<{ id: string; start: string }>`
    select id, start_after as start from pgboss.job where name = 'webhook-delivery' order by start_after`.execute(db);
  const attempts = db.selectFrom('webhook_delivery').select('attempt_id as id').where('attempt_id', 'is not', null);
  expect(jobs.map(({ id }) => id)).toEqual((await attempts.orderBy('due_at').execute()).map(({ id }) => id));
  expect(jobs.map(({ start }) => new Date(start).toISOString())).toEqual(happenings);
});
