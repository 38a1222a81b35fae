import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOwnWebhooks } from '../../../schema/webhooks/own-webhooks.queries.ts';
import { createAccount } from '../../factories/account.ts';
import { createWebhook } from '../../factories/webhook.ts';
import { testNow } from '../../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface OwnWebhook {
  readonly id: string;
  readonly deliveries: readonly { readonly event: string; readonly createdAt: string; readonly data?: object }[];
}

/** Gives events to a webhook, one each second; `of` is the account that each is about. */
async function tell(endpointId: string, events: { readonly count: number; readonly of?: string }): Promise<void> {
  await sql`
    with event as (
      insert into webhook_event (kind, subject, account_id, data, happened_at, dispatched_at)
        select 'job.published', 'job:' || number, ${events.of ?? null}::uuid, '{"title":"Midwife"}',
            ${testNow.toISOString()}::timestamptz + number * interval '1 second', now()
          from generate_series(1, ${events.count}::integer) as number
        returning id, subject, recorded_at, happened_at)
    insert into webhook_delivery (event_id, endpoint_id, subject, recorded_at, created_at)
      select id, ${endpointId}::uuid, subject, recorded_at, happened_at from event`.execute(database.db);
}

test('the download has the newest 1,000 messages to each webhook, oldest first', async () => {
  const { id: account_id } = await createAccount(database.db);
  const [busy, quiet] = [
    await createWebhook(database.db, { account_id }),
    await createWebhook(database.db, { account_id }),
  ];
  await tell(busy.id, { count: 1_002 });
  await tell(quiet.id, { count: 2 });
  const own = (await listOwnWebhooks(database.db, account_id)) as OwnWebhook[];
  expect(own.find(({ id }) => id === quiet.id)?.deliveries).toHaveLength(2);
  const deliveries = own.find(({ id }) => id === busy.id)?.deliveries ?? [];
  const second = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000).toISOString();
  expect(deliveries).toHaveLength(1_000);
  expect([deliveries[0]?.createdAt, deliveries.at(-1)?.createdAt]).toEqual([second(3), second(1_002)]);
});

test('it has what a message said only where that is about records of the account', async () => {
  const { id: account_id } = await createAccount(database.db);
  const { id } = await createWebhook(database.db, { account_id });
  await tell(id, { count: 1 });
  await tell(id, { count: 1, of: account_id });
  const [own] = (await listOwnWebhooks(database.db, account_id)) as OwnWebhook[];
  const told = own?.deliveries.map(({ event, data }) => [event, data]);
  expect(told).toHaveLength(2);
  expect(told).toContainEqual(['job.published', undefined]);
  expect(told).toContainEqual(['job.published', { title: 'Midwife' }]);
});
