import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWebhook } from '../../factories/webhook.ts';
import { signUp } from '../../support/signed-in.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { answered, attemptsAt, change } from './attempts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { publish, deliveries, makeDue } = attemptsAt(() => app);

test('what waits for an earlier message about the same thing is not sent before it', async () => {
  const { id: account_id, token } = await signUp(app);
  await createWebhook(app.db, { account_id });
  const posts = await publish(1);
  await publish(posts);
  const [first, second] = await deliveries();
  const replay = (id = '') => change(app, token, `replayWebhookDelivery(id: "${id}")`);
  expect(await replay(second?.id)).toEqual(['ConflictError', 'An earlier message about the same thing waits.']);
  expect((await deliveries())[1]).toEqual(second);
  expect(await replay(first?.id)).toEqual(['WebhookDeliveryPayload', undefined]);
  await makeDue(answered);
  expect(await deliveries()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
  expect(await replay(second?.id)).toEqual(['WebhookDeliveryPayload', undefined]);
});
