import { afterAll, beforeAll, expect, test } from 'vitest';
import { SUBSCRIPTION_LINK } from '../../../schema/outbox/link-place.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow, testSecret } from '../../support/test-app.ts';
import { mutate } from '../accounts/accounts-by-mail.ts';

const DAY = 86_400_000;
let now = testNow;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

const tokenOf = (id: string) => linkTokens([testSecret]).tokenOf(SUBSCRIPTION_LINK, id);

async function look(token: string): Promise<unknown> {
  const query = 'query ($token: String!) { statusSubscriptionLink(token: $token) { state } }';
  const { data, errors } = await askGraph(app, query, { variables: { token } });
  return data?.['statusSubscriptionLink'] ?? errors?.[0]?.extensions.code;
}

test('a link is looked at as often as one likes, and says what has become of the subscription', async () => {
  await mutate(app, 'subscribeToStatus', { email: 'asha@example.com' });
  const read = () => app.db.selectFrom('status_subscription').selectAll().executeTakeFirstOrThrow();
  const asked = await read();
  const token = tokenOf(asked.id);
  expect([await look(token), await look(token)]).toEqual([{ state: 'WAITING' }, { state: 'WAITING' }]);
  expect(await read()).toEqual(asked);
  // A week later it counts no more, as confirming it says, too, although its address is not deleted yet.
  now = new Date(testNow.getTime() + 7 * DAY);
  expect(await look(token)).toEqual({ state: 'OVER' });
  now = new Date(now.getTime() - 1);
  expect(await look(token)).toEqual({ state: 'WAITING' });
  await mutate(app, 'confirmStatusSubscription', { token });
  now = new Date(testNow.getTime() + 70 * DAY);
  expect(await look(token)).toEqual({ state: 'CONFIRMED' });
  await mutate(app, 'unsubscribeFromStatus', { token });
  expect(await look(token)).toEqual({ state: 'OVER' });
});

test('a token that was never mailed is over, also for the address of a subscription', async () => {
  now = testNow;
  await mutate(app, 'subscribeToStatus', { email: 'ben@example.com' });
  const { id } = await app.db.selectFrom('status_subscription').select('id').executeTakeFirstOrThrow();
  const token = tokenOf(id);
  const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`;
  for (const made of [
    '',
    'made up',
    id,
    'ben@example.com',
    changed,
    linkTokens(['another secret']).tokenOf(SUBSCRIPTION_LINK, id),
  ]) {
    expect(await look(made)).toEqual({ state: 'OVER' });
  }
  expect(await look('a'.repeat(10_000))).toBe('BAD_USER_INPUT');
});
