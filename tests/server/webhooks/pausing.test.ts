import type { CompiledQuery } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOver } from '../../../server/database/driver/open.ts';
import type { SqlRunner } from '../../../server/database/driver/sql-runner.ts';
import { createWebhook } from '../../factories/webhook.ts';
import { type SignedIn, signUp } from '../../support/signed-in.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
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

const { attempt, publish, deliveries, endpoint } = attemptsAt(() => app);
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
  expect(await endpoint(id)).toMatchObject({ url: 'http://10.0.0.1/', events: ['job.closed'], disabled_reason: 'owner' });
  expect(await update('url: "http://10.0.0.1/"')).toMatchObject(['ValidationError']);
  expect(await update('url: null, events: null')).toEqual(['WebhookEndpointPayload', undefined]);
});

test('two changes at once, of the address and of the events, both hold', async () => {
  await Promise.all([update('url: "https://mended.example/webhooks"'), update('events: [JOB_CHANGED]')]);
  expect(await endpoint(id)).toMatchObject({ url: 'https://mended.example/webhooks', events: ['job.changed'] });
});
