import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createBulkOrder } from '../../factories/bulk-order.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { createSession } from '../../factories/session.ts';
import { tradingAt } from '../../schema/orders/trading.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { tellingAt } from './telling.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('bulk_order').execute();
  await app.db.deleteFrom('account').execute();
  await app.db.deleteFrom('organisation').execute();
});

const { listen, giveOut, tell, toldTo } = tellingAt(() => app);
const { seller, ask, done, give, orderFor } = tradingAt(() => app);
const typesTo = (account: string) => toldTo(account).map(({ type }) => type);

async function buyer() {
  const { id } = await createAccount(app.db, { access: 'verified' });
  await listen(id);
  return { id, token: (await createSession(app.db, { account_id: id })).accessToken };
}

const input = (more = '') => `{ organizationName: "Hospital", department: "Theatres", contactName: "A Buyer",
  email: "buyer@example.com", phone: "01632 960 001", deliveryAddress: "1 Hospital Road", orderType: LEASE,
  requiredDate: "2027-03-01", items: [{ equipment: MONITORING, description: "Monitor" }, { equipment: ICU, description: "Pump" }]
  ${more} }`;
async function order(token: string, more = '') {
  const call = `requestBulkOrder(input: ${input(more)})`;
  const answer = await ask(
    `mutation { done: ${call} { ... on BulkOrderPayload { order { id items { id } } } } }`,
    token,
  );
  const sent = (answer['done'] as unknown as { order: { id: string; items: { id: string }[] } }).order;
  const { id: request } = await app.db
    .selectFrom('quote_request')
    .select('id')
    .where('order_id', '=', sent.id)
    .executeTakeFirstOrThrow();
  return { id: sent.id, items: sent.items.map((item) => item.id), request };
}

test('a buyer is told of all that becomes of an order, in its order, and of no prices', async () => {
  const supplier = await seller('monitoring');
  const { id: me, token } = await buyer();
  const { id, items, request } = await order(token);
  await done(give(request, items), supplier.token);
  await done(`withdrawQuote(id: "${request}")`, supplier.token);
  await done(give(request, items, { price: 7.77 }), supplier.token);
  const { id: quote } = await app.db.selectFrom('order_quote').select('id').executeTakeFirstOrThrow();
  const accept = (item?: string) =>
    done(`acceptQuote(key: "${id}", quoteId: "${quote}", revision: 2, itemIds: ["${item}"])`, token);
  expect((await accept(items[0])).__typename).toBe('BulkOrderPayload');
  expect((await accept(items[1])).__typename).toBe('BulkOrderPayload');
  await tell();
  expect(toldTo(me).map(({ type, data }) => [type, data.id, data['state']])).toEqual([
    ['order.state_changed', id, 'waiting'],
    ['order.quote_received', id, 'waiting'],
    ['order.state_changed', id, 'answered'],
    ['order.quote_withdrawn', id, 'answered'],
    ['order.quote_received', id, 'answered'],
    ['order.quote_accepted', id, 'answered'],
    ['order.quote_accepted', id, 'answered'],
    ['order.state_changed', id, 'closed'],
  ]);
  expect(toldTo(me)[4]).toMatchObject({
    timestamp: testNow.toISOString(),
    data: {
      ...{ reference: expect.stringMatching(/^BO2026-/), forOrganisation: false, requiredDate: '2027-03-01' },
      quote: { id: quote, revision: 2, supplier: expect.any(String), expiresOn: '2026-12-24', itemIds: items },
      url: `https://portal.example/equipment?order=${id}`,
    },
  });
  expect(toldTo(me)[5]?.data['quote']).toMatchObject({ itemIds: [items[0]] });
  expect(JSON.stringify(toldTo(me))).not.toMatch(/7\.77|buyer@example|01632|Hospital Road/);
});

test('an order is told of to its buyer alone: not to other accounts, operators or its supplier', async () => {
  const supplier = await seller('monitoring');
  const { id: operator } = await createAccount(app.db, { access: 'operator' });
  const { id: other } = await createAccount(app.db);
  for (const id of [supplier.id, operator, other]) {
    await listen(id);
  }
  const { id: me, token } = await buyer();
  const { items, request } = await order(token);
  await done(give(request, items), supplier.token);
  await tell();
  expect(typesTo(me)).toHaveLength(3);
  for (const id of [supplier.id, operator, other]) {
    expect(toldTo(id)).toEqual([]);
  }
});

test('an order without an account is sent to no webhook, and no event is stored', async () => {
  const supplier = await seller('monitoring');
  await buyer();
  const { items, requests } = await orderFor([supplier]);
  expect((await done(give(requests[0], items), supplier.token)).__typename).toBe('QuoteRequestPayload');
  expect(await app.db.selectFrom('webhook_event').select('id').execute()).toEqual([]);
});

test('an order for an organisation is told of to those who see it', async () => {
  await seller('monitoring');
  const people = await Promise.all([buyer(), buyer(), buyer(), buyer(), buyer()]);
  const [sender, colleague, manager, publisher, unverified] = people.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
    string,
  ];
  await createOrganisation(app.db, [
    { id: sender, roles: ['buy'] },
    { id: colleague, roles: ['buy'] },
    { id: manager, roles: ['manage'] },
    { id: publisher, roles: ['publish'] },
    { id: unverified, roles: ['buy'], verified: false },
  ]);
  const stranger = await buyer();
  await createOrganisation(app.db, [{ id: stranger.id }], { name: 'Another hospital' });
  await order(people[0]?.token ?? '', ', forOrganisation: true');
  await tell();
  for (const id of [sender, colleague, manager]) {
    expect(typesTo(id)).toEqual(['order.state_changed']);
  }
  for (const id of [publisher, unverified, stranger.id]) {
    expect(toldTo(id)).toEqual([]);
  }
});

test('a member who leaves before a message is sent gets it no more, nor reads it in the log or sends it again', async () => {
  await seller('monitoring');
  const [sender, colleague] = [await buyer(), await buyer()];
  await createOrganisation(app.db, [
    { id: sender.id, roles: ['buy'] },
    { id: colleague.id, roles: ['buy'] },
  ]);
  const { id } = await order(sender.token, ', forOrganisation: true');
  await giveOut();
  const endpoint = app.db.selectFrom('webhook_endpoint').select('id').where('account_id', '=', colleague.id);
  const { id: webhookId } = await endpoint.executeTakeFirstOrThrow();
  const deliveries = app.db.selectFrom('webhook_delivery').where('endpoint_id', '=', webhookId);
  const log = async () => {
    const query = `{ webhookDeliveries(webhookId: "${webhookId}", first: 5) { totalCount nodes { id } } myData { json } }`;
    const answer = (await ask(query, colleague.token)) as unknown as {
      webhookDeliveries: { totalCount: number; nodes: { id: string }[] };
      myData: { json: string };
    };
    return { ...answer.webhookDeliveries, inData: answer.myData.json.includes(id) };
  };
  const before = await log();
  expect(before).toMatchObject({ totalCount: 1, inData: true });
  await app.db.deleteFrom('membership').where('account_id', '=', colleague.id).execute();
  await tell();
  expect(typesTo(sender.id)).toEqual(['order.state_changed']);
  expect(toldTo(colleague.id)).toEqual([]);
  expect(await deliveries.select(['state', 'outcome']).execute()).toEqual([{ state: 'failed', outcome: 'not_seen' }]);
  expect(await log()).toMatchObject({ totalCount: 0, nodes: [], inData: false });
  const again = await done(`replayWebhookDelivery(id: "${before.nodes[0]?.id}")`, colleague.token);
  expect(again.__typename).toBe('NotFoundError');
});

test('what is withheld is no failure of the receiver', async () => {
  const { id: me } = await buyer();
  const { id } = await createBulkOrder(app.db, { account_id: me });
  const event = { kind: 'order.state_changed', subject: `order:${id}`, order_id: id, data: '{}' };
  await app.db
    .insertInto('webhook_event')
    .values({ ...event, happened_at: testNow.toISOString() })
    .execute();
  await giveOut();
  await app.db.updateTable('bulk_order').set({ account_id: null }).where('id', '=', id).execute();
  await tell();
  expect(toldTo(me)).toEqual([]);
  const endpoint = app.db.selectFrom('webhook_endpoint').select(['failures', 'failing_since', 'resting_until']);
  expect(await endpoint.where('account_id', '=', me).execute()).toEqual([
    { failures: 0, failing_since: null, resting_until: null },
  ]);
});
