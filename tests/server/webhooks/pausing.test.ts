import { type CompiledQuery, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOver } from '../../../server/database/driver/open.ts';
import type { SqlRunner } from '../../../server/database/driver/sql-runner.ts';
import { createWebhook } from '../../factories/webhook.ts';
import { type SignedIn, signUp } from '../../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { answered, attemptsAt, change } from './attempts.ts';

let app: TestApp;
let runner: SqlRunner;
let owner: SignedIn;
let id: string;
beforeAll(async () => {
  const observe = (given: SqlRunner) => {
    runner = given;
    return given;
  };
  app = await openTestApp({ observe });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signUp(app);
  ({ id } = await createWebhook(app.db, { account_id: owner.id }));
});
afterEach(async () => {
  await app.db.deleteFrom('webhook_endpoint').execute();
  await app.db.deleteFrom('webhook_event').execute();
});

const { attempt, giveOut, publish, deliveries, endpoint } = attemptsAt(() => app);
const update = (input: string) => change(app, owner.token, `updateWebhookEndpoint(id: "${id}", input: { ${input} })`);

/** The database of the portal; something happens once its first statement is answered. */
function databaseWith(happen: () => Promise<unknown>) {
  let isFirst = true;
  return databaseOver({
    run: async <Row>(query: CompiledQuery) => {
      const result = await runner.run<Row>(query);
      if (isFirst) {
        isFirst = false;
        await happen();
      }
      return result;
    },
    begin: () => runner.begin(),
    close: async () => undefined,
  });
}

test('what is due while a webhook is off waits, and is sent where it is turned on at that moment', async () => {
  await publish(1);
  const [due] = await deliveries();
  await update('isEnabled: false');
  const db = databaseWith(() => update('isEnabled: true'));
  await attempt(due?.attempt_id ?? '', answered, db);
  expect(await deliveries()).toMatchObject([{ state: 'delivered' }]);
});

test('a webhook whose address would be refused by now can be paused and told of other things all the same', async () => {
  await app.db.updateTable('webhook_endpoint').set({ url: 'http://10.0.0.1/' }).where('id', '=', id).execute();
  expect(await update('isEnabled: false')).toEqual(['WebhookEndpointPayload', undefined]);
  expect(await update('events: [JOB_CLOSED]')).toEqual(['WebhookEndpointPayload', undefined]);
  expect(await endpoint(id)).toMatchObject({
    url: 'http://10.0.0.1/',
    events: ['job.closed'],
    disabled_reason: 'owner',
  });
  expect((await update('url: "http://10.0.0.1/"'))[0]).toBe('ValidationError');
  expect(await update('url: null, events: null')).toEqual(['WebhookEndpointPayload', undefined]);
});

test('two changes at once, of the address and of the events, both hold', async () => {
  await Promise.all([update('url: "https://mended.example/webhooks"'), update('events: [JOB_CHANGED]')]);
  expect(await endpoint(id)).toMatchObject({ url: 'https://mended.example/webhooks', events: ['job.changed'] });
});

test('what waits for a webhook that is turned on is scheduled after that, of 500 subjects at a time', async () => {
  await update('isEnabled: false');
  await sql`
    with event as (
      insert into webhook_event (kind, subject, data, happened_at, dispatched_at)
        select 'job.published', 'job:' || number, '{}', ${testNow.toISOString()}::timestamptz, now()
          from generate_series(1, 601) as number
        returning id, subject, recorded_at)
    insert into webhook_delivery (event_id, endpoint_id, subject, recorded_at, created_at)
      select id, ${id}::uuid, subject, recorded_at, recorded_at from event`.execute(app.db);
  const scheduled = async () => (await deliveries()).filter(({ attempt_id }) => attempt_id !== null).length;
  await giveOut();
  expect(await scheduled()).toBe(0);
  await update('isEnabled: true');
  expect(await scheduled()).toBe(0);
  await giveOut();
  expect(await scheduled()).toBe(500);
  await giveOut();
  expect(await scheduled()).toBe(601);
  expect(await endpoint(id)).toMatchObject({ is_resumed: false });
});

test('a webhook that is paused again before what waits is scheduled is sent nothing', async () => {
  await publish(1);
  const [due] = await deliveries();
  await update('isEnabled: false');
  await attempt(due?.attempt_id ?? '', answered);
  await update('isEnabled: true');
  await update('isEnabled: false');
  await giveOut();
  expect(await deliveries()).toMatchObject([{ state: 'waiting', attempt_id: null }]);
  await update('isEnabled: true');
  await giveOut();
  expect(await deliveries()).toMatchObject([{ state: 'waiting', due_at: testNow.toISOString() }]);
});
