import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWebhook } from '../../factories/webhook.ts';
import { type SignedIn, signUp } from '../../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { answered, attemptsAt, change, unreachable } from './attempts.ts';

const SECOND = 1_000;

let app: TestApp;
let owner: SignedIn;
let id: string;
let now = testNow;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  now = testNow;
  owner = await signUp(app);
  ({ id } = await createWebhook(app.db, { account_id: owner.id }));
});
afterEach(async () => {
  await app.db.deleteFrom('webhook_endpoint').execute();
  await app.db.deleteFrom('webhook_event').execute();
});

const { attempt, makeDue, publish, endpoint, deliveries } = attemptsAt(
  () => app,
  () => now,
);

/** Has attempts wait for each other, so that they are all under way before one of them ends. */
function together(count: number, send: typeof answered) {
  let begun = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  return async () => {
    begun += 1;
    if (begun === count) resolve();
    await promise;
    return send();
  };
}

test('attempts that fail together count once: a receiver that restarts within seconds is told all of it after 5', async () => {
  await publish(8);
  await makeDue(together(8, unreachable));
  expect(await endpoint(id)).toMatchObject({ failures: 1, resting_until: null });
  now = new Date(testNow.getTime() + 5 * SECOND);
  await makeDue(answered);
  expect((await deliveries()).map(({ state }) => state)).toEqual(Array(8).fill('delivered'));
});

test('an attempt that fails after the receiver has answered well counts as the first', async () => {
  await publish(2);
  await app.db.updateTable('webhook_endpoint').set({ failures: 6 }).where('id', '=', id).execute();
  const [first, second] = await deliveries();
  const [beginning, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = attempt(second?.attempt_id ?? '', async () => {
    beginning.resolve();
    await ending.promise;
    return unreachable();
  });
  await beginning.promise;
  await attempt(first?.attempt_id ?? '', answered);
  ending.resolve();
  await late;
  expect(await endpoint(id)).toMatchObject({ failures: 1, resting_until: null });
});

test('failures one after the other have it left alone', async () => {
  await publish(1);
  for (const wait of [0, 5, 30]) {
    now = new Date(now.getTime() + wait * SECOND);
    await makeDue(unreachable);
  }
  expect(await endpoint(id)).toMatchObject({
    failures: 3,
    resting_until: new Date(now.getTime() + 30 * SECOND).toISOString(),
  });
});

test.each([
  ['a message that is sent again', async () => `replayWebhookDelivery(id: "${(await deliveries())[0]?.id}")`],
  ['a test message', async () => `sendTestWebhook(webhookId: "${id}")`],
  [
    'another address',
    async () => `updateWebhookEndpoint(id: "${id}", input: { url: "https://mended.example/webhooks" })`,
  ],
])('%s ends the rest of an endpoint', async (_, call) => {
  await publish(1);
  const resting_until = new Date(now.getTime() + 900 * SECOND).toISOString();
  await app.db.updateTable('webhook_endpoint').set({ failures: 8, resting_until }).where('id', '=', id).execute();
  await change(app, owner.token, await call());
  expect((await endpoint(id)).resting_until).toBeNull();
  await makeDue(answered);
  expect(new Set((await deliveries()).map(({ state }) => state))).toEqual(new Set(['delivered']));
});
