import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { send } from '../../support/signed-in.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { change } from '../contact/contact-portal.ts';
import { safetyDeskAt } from '../equipment/safety-desk.ts';
import { tradingAt } from './trading.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('safety_notice').execute();
  await app.db.deleteFrom('bulk_order').execute();
  await app.db.deleteFrom('account').execute();
});

const { seller, ask, done, orderFor, give, quotesOf, accept } = tradingAt(() => app);
const { person, published, withdraw } = safetyDeskAt(() => app);
/** The items of `orderFor` are called Test monitor 1 and Test monitor 2. */
const aboutTheFirst = { criteria: { products: ['test monitor 1'] } };

const wanted = {
  organizationName: 'Brambleford Community Hospital',
  department: 'Critical care',
  contactName: 'Asha Mensah',
  email: 'asha@example.com',
  phone: '01632 960 001',
  deliveryAddress: '1 Hospital Road, Leeds',
};
const order = (items: object[]) =>
  change(app, 'requestBulkOrder(input: $input)', {
    variables: { input: { ...wanted, orderType: 'NEW_PURCHASE', requiredDate: '2027-01-01', items } },
    declared: '($input: BulkOrderInput!)',
  });

test('an item that an open notice concerns cannot be ordered, in the graph and on REST', async () => {
  const { token } = await person('operator');
  const id = await published(token);
  const items = [
    { equipment: 'MONITORING', description: 'A bed' },
    { equipment: 'MONITORING', description: '2 new pumps, QUILLPUMP QP 7' },
  ];
  expect(await order(items)).toMatchObject({
    __typename: 'ValidationError',
    fields: [{ path: 'items.1.description', message: expect.stringContaining('safety notice DSI/2026/044') }],
  });
  const body = {
    ...wanted,
    orderType: 'new-purchase',
    requiredDate: '2027-01-01',
    items: [{ equipment: 'monitoring', description: 'Pump', specifications: 'Quillpump QP-7' }],
  };
  const refused = await send(app, 'POST', '/equipment/orders', { body });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { code: 'BAD_USER_INPUT', error: expect.stringContaining('DSI/2026/044') },
  ]);
  expect(await app.db.selectFrom('bulk_order').select('id').execute()).toEqual([]);
  await withdraw(token, id);
  expect(await order(items)).toMatchObject({ __typename: 'BulkOrderPayload' });
});

test('a quote for an item that is concerned is neither given nor accepted while the notice is open, and others are', async () => {
  const { token } = await person('operator');
  const one = await seller('monitoring');
  const two = await seller('monitoring');
  const { key, items, requests } = await orderFor([one, two]);
  await done(give(requests[0], items), one.token);
  const id = await published(token, aboutTheFirst);
  const [quote] = await quotesOf(key);
  expect(await accept(key, quote)).toMatchObject({
    __typename: 'ConflictError',
    message: expect.stringContaining('The sale of item 1 is paused because of safety notice DSI/2026/044.'),
  });
  expect(await accept(key, quote, `itemIds: ["${items[0]}"]`)).toMatchObject({ __typename: 'ConflictError' });
  expect(await done(give(requests[1], items), two.token)).toMatchObject({ __typename: 'ConflictError' });
  expect(await done(give(requests[1], items.slice(1)), two.token)).toMatchObject({ __typename: 'QuoteRequestPayload' });
  expect(await accept(key, quote, `itemIds: ["${items[1]}"]`)).toMatchObject({ __typename: 'BulkOrderPayload' });
  const seen = await ask(`{ bulkOrder(key: "${key}") { items { id safetyNotices { reference } } } }`);
  expect(seen['bulkOrder']).toEqual({
    items: [
      { id: items[0], safetyNotices: [{ reference: 'DSI/2026/044' }] },
      { id: items[1], safetyNotices: [] },
    ],
  });
  await withdraw(token, id);
  expect(await accept(key, quote)).toMatchObject({ __typename: 'BulkOrderPayload' });
});

test('an item that an operator has excepted can be quoted for and accepted', async () => {
  const { token } = await person('operator');
  const one = await seller('monitoring');
  const { key, items, requests } = await orderFor([one]);
  await published(token, { ...aboutTheFirst, exceptOrderItems: [items[0]] });
  expect(await done(give(requests[0], items), one.token)).toMatchObject({ __typename: 'QuoteRequestPayload' });
  const [quote] = await quotesOf(key);
  expect(await accept(key, quote)).toMatchObject({ __typename: 'BulkOrderPayload' });
});
