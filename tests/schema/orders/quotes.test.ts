import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_ASKED } from '../../../schema/orders/quotes/ask-suppliers.queries.ts';
import { createAccount } from '../../factories/account.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { type Seller, tradingAt } from './trading.ts';

let now = testNow;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = testNow;
  await app.db.deleteFrom('bulk_order').execute();
  await app.db.deleteFrom('account').execute();
  await app.db.deleteFrom('organisation').execute();
  await app.db.deleteFrom('outgoing_mail').execute();
});

const { seller, ask, done, orderFor, give, quotesOf, accept } = tradingAt(() => app);
const mailOf = (kind: string) =>
  app.db
    .selectFrom('outgoing_mail')
    .select(['body_text', 'body_html'])
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();

test('verified accounts that sell in a matching category are asked, each once, and no other', async () => {
  const asked = await seller('monitoring');
  await createEquipment(app.db, {
    owner_id: asked.id,
    category: 'emergency',
    supplier_id: (await createSupplier(app.db, { owner_id: asked.id })).id,
  });
  await seller('surgical');
  await seller('monitoring', 'member');
  await seller('monitoring', 'verified', { suspended_at: testNow.toISOString() });
  const buyer = await seller('monitoring');
  const input = `{ organizationName: "A", department: "B", contactName: "C", email: "c@example.com", phone: "01632 960 001",
    deliveryAddress: "D", orderType: LEASE, requiredDate: "2027-01-01", items: [{ equipment: ICU, description: "E" }] }`;
  expect((await done(`requestBulkOrder(input: ${input})`, buyer.token)).__typename).toBe('BulkOrderPayload');
  const requests = await app.db.selectFrom('quote_request').select('account_id').execute();
  expect(requests).toEqual([{ account_id: asked.id }]);
  const mails = app.db.selectFrom('outgoing_mail').select(['kind', 'account_id']).orderBy('kind').execute();
  expect(await mails).toEqual([
    { kind: 'order-received', account_id: buyer.id },
    { kind: 'quote-request', account_id: asked.id },
  ]);
  const received = app.db.selectFrom('outgoing_mail').select('body_text').where('kind', '=', 'order-received');
  expect((await received.executeTakeFirstOrThrow()).body_text).toContain('1 supplier of this equipment has been asked');
  const seen = '{ myQuoteRequests { nodes { reference contact { email } items { description } } } }';
  expect(await ask(seen, asked.token)).toMatchObject({
    myQuoteRequests: { nodes: [{ contact: null, items: [{ description: 'E' }] }] },
  });
  expect(await ask(seen, buyer.token)).toEqual({ myQuoteRequests: { nodes: [] } });
});

test('the mail that asks for a quote names the kinds of equipment with their quantities, and nothing that the buyer wrote', async () => {
  await seller('monitoring');
  const items = `{ equipment: ICU, description: "Pump", quantity: 1200 }, { equipment: IMAGING, description: "Scanner" },
    { equipment: ICU, description: "Bed" }`;
  const input = `{ organizationName: "A", department: "B", contactName: "C", email: "c@example.com", phone: "01632 960 001",
    deliveryAddress: "D", orderType: LEASE, requiredDate: "2027-01-01", items: [${items}] }`;
  expect((await done(`requestBulkOrder(input: ${input})`)).__typename).toBe('BulkOrderPayload');
  const { body_text: text } = await mailOf('quote-request');
  expect(text).toContain('A buyer asks for quotes for 3 items.');
  expect(text).toContain(
    'The required date is 1 January 2027. What is wanted:\n\n1,201 × ICU equipment\n\n1 × Imaging equipment\n\n',
  );
  expect(text).not.toMatch(/Pump|Scanner|Bed/);
});

test('the mail about an accepted quote names what was accepted, and nothing else', async () => {
  const one = await seller('monitoring');
  const { key, items, requests } = await orderFor([one]);
  await done(give(requests[0], items), one.token);
  const [quote] = await quotesOf(key);
  await accept(key, quote, `itemIds: ["${items[1]}"]`);
  const { body_text: text } = await mailOf('quote-accepted');
  expect(text).toContain('The buyer has accepted 1 item of your quote');
  expect(text).toContain('\n\n7 × Test monitor 2\n\n');
  expect(text).not.toContain('Test monitor 1');
});

test('of more suppliers than are asked at once, those with the most matching products are', async () => {
  for (let number = 0; number < MOST_ASKED; number += 1) {
    const { id } = await createAccount(app.db, { access: 'verified' });
    const own = await createSupplier(app.db, { owner_id: id });
    await createEquipment(app.db, { owner_id: id, supplier_id: own.id, category: 'monitoring' });
    await createEquipment(app.db, { owner_id: id, supplier_id: own.id, category: 'surgical' });
  }
  // The last to come, with two products.
  const largest = await seller('monitoring');
  const { id: supplier_id } = await app.db
    .selectFrom('supplier')
    .select('id')
    .where('owner_id', '=', largest.id)
    .executeTakeFirstOrThrow();
  await createEquipment(app.db, { owner_id: largest.id, supplier_id, category: 'monitoring' });
  const input = `{ organizationName: "A", department: "B", contactName: "C", email: "c@example.com", phone: "01632 960 001",
    deliveryAddress: "D", orderType: LEASE, requiredDate: "2027-01-01", items: [{ equipment: MONITORING, description: "E" }] }`;
  expect((await done(`requestBulkOrder(input: ${input})`)).__typename).toBe('BulkOrderPayload');
  const requests = await app.db.selectFrom('quote_request').select('account_id').execute();
  expect(requests).toHaveLength(MOST_ASKED);
  expect(requests).toContainEqual({ account_id: largest.id });
  const mails = app.db.selectFrom('outgoing_mail').select('id').where('kind', '=', 'quote-request').execute();
  expect(await mails).toHaveLength(MOST_ASKED);
});

test('a quote is given, revised and withdrawn, and accepted as it was looked at', async () => {
  const [one, other] = [await seller('monitoring'), await seller('monitoring')];
  const { key, items, requests } = await orderFor([one, other]);
  expect((await done(give(requests[0], items), one.token)).__typename).toBe('QuoteRequestPayload');
  expect((await done(give(requests[0], items), other.token)).__typename).toBe('NotFoundError');
  const [first] = await quotesOf(key);
  expect(first).toMatchObject({ state: 'OPEN', revision: 1, total: 101, reachesThreshold: false });
  await done(give(requests[0], items, { price: 20_000 }), one.token);
  expect(await accept(key, first)).toMatchObject({
    __typename: 'ConflictError',
    message: expect.stringMatching(/changed/),
  });
  const [revised] = await quotesOf(key);
  expect(revised).toMatchObject({ revision: 2, total: 200_000, reachesThreshold: true });
  expect((await done(`withdrawQuote(id: "${requests[0]}")`, one.token)).__typename).toBe('QuoteRequestPayload');
  expect(await quotesOf(key)).toEqual([]);
  expect((await accept(key, revised)).__typename).toBe('NotFoundError');
  await done(give(requests[0], items), one.token);
  const [again] = await quotesOf(key);
  expect((await accept(key, again, `itemIds: ["${items[0]}"]`)).__typename).toBe('BulkOrderPayload');
  const contact = '{ myQuoteRequests { nodes { closedAt contact { email } quote { state } } } }';
  expect(await ask(contact, one.token)).toEqual({
    myQuoteRequests: {
      nodes: [{ closedAt: null, contact: { email: 'buyer@example.com' }, quote: { state: 'ACCEPTED' } }],
    },
  });
  expect(await accept(key, again)).toMatchObject({ __typename: 'BulkOrderPayload' });
  expect((await ask(`{ bulkOrder(key: "${key}") { closedAt } }`))['bulkOrder']).toEqual({
    closedAt: testNow.toISOString(),
  });
});

describe('what comes too late has a message of its own', () => {
  test.each([
    [
      'a change after acceptance',
      /^The buyer has accepted this quote/,
      async (key: string, quote: Parameters<typeof accept>[1]) => void (await accept(key, quote)),
      'change',
    ],
    [
      'a quote for a closed request',
      /^This request is closed/,
      async (key: string) => void (await done(`closeBulkOrder(key: "${key}")`)),
      'change',
    ],
    [
      'acceptance after the end',
      /^This request is closed/,
      async (key: string) => void (await done(`closeBulkOrder(key: "${key}")`)),
      'accept',
    ],
    [
      'acceptance of an expired quote',
      /^This quote has expired/,
      async () => {
        now = new Date('2026-12-25T12:00:00Z');
      },
      'accept',
    ],
  ] as const)('%s', async (_case, message, before, late) => {
    const one = await seller('monitoring');
    const { key, items, requests } = await orderFor([one]);
    await done(give(requests[0], items), one.token);
    const [quote] = await quotesOf(key);
    await before(key, quote);
    const answer = late === 'accept' ? await accept(key, quote) : await done(give(requests[0], items), one.token);
    expect(answer).toEqual({ __typename: 'ConflictError', message: expect.stringMatching(message) });
  });
});

test('of two quotes that are accepted at once for the same items, one wins', async () => {
  const [one, other] = [await seller('monitoring'), await seller('monitoring')];
  const { key, items, requests } = await orderFor([one, other]);
  await done(give(requests[0], items), one.token);
  await done(give(requests[1], items), other.token);
  const quotes = await quotesOf(key);
  const answers = await Promise.all(quotes.map((quote) => accept(key, quote)));
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['BulkOrderPayload', 'ConflictError']);
  const states = (await quotesOf(key)).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['ACCEPTED', 'REFUSED']);
  const kinds = await app.db.selectFrom('outgoing_mail').select('kind').where('kind', 'like', 'quote-%').execute();
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([
    'quote-accepted',
    'quote-given',
    'quote-given',
    'quote-refused',
  ]);
});

test.each([
  ['suspended', { suspended_at: testNow.toISOString() }],
  ['not verified any more', { access: 'member' }],
])('who is not the buyer accepts nothing, and no quote of a supplier who is %s can be', async (_case, changed) => {
  const [one, stranger] = [await seller('monitoring'), await seller('surgical')];
  const { id, key, items, requests } = await orderFor([one]);
  await done(give(requests[0], items), one.token);
  const [quote] = await quotesOf(key);
  const call = `acceptQuote(key: "${id}", quoteId: "${quote?.id}", revision: 1)`;
  expect((await done(call, stranger.token)).__typename).toBe('NotFoundError');
  expect((await done(call)).__typename).toBe('NotSignedInError');
  await app.db.updateTable('account').set(changed).where('id', '=', one.id).execute();
  expect(await quotesOf(key)).toEqual([]);
  expect((await accept(key, quote)).__typename).toBe('NotFoundError');
});

test('requests go with their supplier to the colleague who answers for it next, and leave who has left', async () => {
  const [former, heir, publisher] = [await seller('monitoring'), await seller('surgical'), await seller('surgical')];
  const { memberships } = await createOrganisation(app.db, [
    { id: former.id, roles: ['publish'] },
    { id: heir.id, roles: ['publish', 'manage'] },
    { id: publisher.id, roles: ['publish'] },
  ]);
  // The heir is asked for the same order as another supplier.
  const { key, items, requests } = await orderFor([former, heir]);
  await done(give(requests[0], items), former.token);
  const seen = async ({ token }: Seller) => (await ask('{ myQuoteRequests { totalCount } }', token))['myQuoteRequests'];
  expect(await seen(publisher)).toEqual({ totalCount: 2 });
  expect((await done(`endMembership(id: "${memberships[0]}")`, heir.token)).__typename).not.toMatch(/Error$/);
  // Verified again for another organisation.
  const again = { access: 'verified', verified_at: testNow.toISOString() };
  await app.db.updateTable('account').set(again).where('id', '=', former.id).execute();
  expect(await seen(former)).toEqual({ totalCount: 0 });
  expect(await seen(heir)).toEqual({ totalCount: 2 });
  expect((await done(give(requests[0], items), former.token)).__typename).toBe('NotFoundError');
  expect((await done(`withdrawQuote(id: "${requests[0]}")`, former.token)).__typename).toBe('NotFoundError');
  expect((await done(give(requests[0], items), publisher.token)).__typename).toBe('QuoteRequestPayload');
  const [quote] = await quotesOf(key);
  expect((await accept(key, quote)).__typename).toBe('BulkOrderPayload');
  const mailed = app.db.selectFrom('outgoing_mail').select('account_id').where('kind', '=', 'quote-accepted').execute();
  expect(await mailed).toEqual([{ account_id: heir.id }]);
});

test('a quote that is sent again with its key is given once, and mailed once', async () => {
  const sells = await seller('monitoring');
  const { key, items, requests } = await orderFor([sells]);
  const giveBy = async (idempotencyKey: string, price: number) => {
    const query = `mutation { done: ${give(requests[0], items, { price })} {
      __typename ... on QuoteRequestPayload { request { quote { id revision } } } ... on Error { message } } }`;
    const headers = { authorization: `Bearer ${sells.token}`, 'idempotency-key': idempotencyKey };
    return (await app.server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).json();
  };
  const first = await giveBy('once', 10);
  expect(first.data.done.request.quote.revision).toBe(1);
  expect(await giveBy('once', 10)).toEqual(first);
  expect((await giveBy('once', 11)).errors[0].extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect((await quotesOf(key)).map(({ revision }) => revision)).toEqual([1]);
  const mails = app.db.selectFrom('outgoing_mail').select('id').where('kind', '=', 'quote-given').execute();
  expect(await mails).toHaveLength(1);
  expect((await giveBy('again', 11)).data.done.request.quote.revision).toBe(2);
});
