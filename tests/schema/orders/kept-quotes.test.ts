import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccount, factoryPassword } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { tradingAt } from './trading.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('bulk_order').execute();
  await app.db.deleteFrom('account').execute();
});

const { seller, ask, done, orderFor, give, quotesOf, accept } = tradingAt(() => app);

test.each([
  ['suspended', { suspended_at: testNow.toISOString() }, { suspended_at: null }],
  ['not verified any more', { access: 'member' }, { access: 'verified', verified_at: testNow.toISOString() }],
])(
  'what a buyer has accepted of a supplier who is %s stays in sight, and no more of it can be accepted',
  async (_case, changed, back) => {
    const [one, other] = [await seller('monitoring'), await seller('monitoring')];
    const { key, items, requests } = await orderFor([one, other]);
    await done(give(requests[0], items), one.token);
    await done(give(requests[1], items), other.token);
    const [quote] = await quotesOf(key);
    await accept(key, quote, `itemIds: ["${items[0]}"]`);
    const seen = async () =>
      (await ask(`{ orderQuotes(key: "${key}") { supplierActive state lines { accepted } } }`))['orderQuotes'];
    const accepted = { state: 'ACCEPTED', lines: [{ accepted: true }, { accepted: false }] };
    const open = { supplierActive: true, state: 'OPEN', lines: [{ accepted: false }, { accepted: false }] };
    expect(await seen()).toEqual([{ ...accepted, supplierActive: true }, open]);
    await app.db.updateTable('account').set(changed).where('id', '=', one.id).execute();
    expect(await seen()).toEqual([{ ...accepted, supplierActive: false }, open]);
    expect(await accept(key, quote)).toEqual({
      __typename: 'ConflictError',
      message: 'This supplier is not verified at present. Nothing more of its quote can be accepted.',
    });
    await app.db.updateTable('account').set(back).where('id', '=', one.id).execute();
    expect(await seen()).toEqual([{ ...accepted, supplierActive: true }, open]);
    expect((await accept(key, quote)).__typename).toBe('BulkOrderPayload');
  },
);

test('what a buyer has accepted stays when the supplier deletes the account, and nothing else of the quote', async () => {
  const one = await seller('monitoring');
  const { id, key, items, requests } = await orderFor([one]);
  await done(give(requests[0], items), one.token);
  const [quote] = await quotesOf(key);
  await app.db.updateTable('order_quote').set({ note: 'Ring me.' }).execute();
  await accept(key, quote, `itemIds: ["${items[0]}"]`);
  const names = '{ supplierName supplierActive state note lines { itemId amount accepted } }';
  const [before] = (await ask(`{ orderQuotes(key: "${key}") ${names} }`))['orderQuotes'] as unknown as object[];
  expect((await done(`deleteAccount(password: "${factoryPassword}")`, one.token)).__typename).not.toMatch(/Error$/);
  expect((await ask(`{ orderQuotes(key: "${key}") ${names} }`))['orderQuotes']).toEqual([
    { ...before, supplierActive: false, note: null, lines: [{ itemId: items[0], amount: 30.3, accepted: true }] },
  ]);
  expect(await accept(key, quote, `itemIds: ["${items[1]}"]`)).toMatchObject({ __typename: 'ValidationError' });
  const { id: operator } = await createAccount(app.db, { access: 'operator' });
  const { accessToken } = await createSession(app.db, { account_id: operator });
  const asked = await ask(`{ bulkOrdersToHandle(state: ANSWERED) { nodes { id asked { accepted } } } }`, accessToken);
  expect(asked).toEqual({ bulkOrdersToHandle: { nodes: [{ id, asked: [{ accepted: true }] }] } });
});
