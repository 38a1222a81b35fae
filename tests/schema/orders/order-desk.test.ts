import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { createAccount } from '../../factories/account.ts';
import { createBulkOrder } from '../../factories/bulk-order.ts';
import { createSession } from '../../factories/session.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow, testSecret } from '../../support/test-app.ts';

let app: TestApp;
let operator: string;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('bulk_order').execute();
  await app.db.deleteFrom('account').execute();
  await app.db.deleteFrom('outgoing_mail').execute();
  operator = (await account({ access: 'operator' })).token;
});

async function account(given: Parameters<typeof createAccount>[1]) {
  const { id } = await createAccount(app.db, given);
  return { id, token: (await createSession(app.db, { account_id: id })).accessToken };
}

async function seller(name: string, given: Parameters<typeof createAccount>[1] = {}) {
  const one = await account({ access: 'verified', ...given });
  const supplier = await createSupplier(app.db, { owner_id: one.id, name });
  return { ...one, supplier: supplier.id };
}

const hoursAgo = (hours: number) => new Date(testNow.getTime() - hours * 3_600_000).toISOString();
const ask = async (query: string, token = operator) => {
  const { data, errors } = await askGraph(app, query, { token });
  return (data ?? { errors }) as Record<string, never>;
};
const done = async (call: string, token = operator) => {
  const { done: answer } = await ask(
    `mutation { done: ${call} { __typename ... on Error { message } ... on ValidationError { fields { path message } } } }`,
    token,
  );
  return answer as unknown as { readonly __typename: string; readonly message?: string };
};
const references = async (state: string) => {
  const { bulkOrdersToHandle: list } = await ask(
    `{ bulkOrdersToHandle(state: ${state}) { nodes { order { reference } clock { isOverdue } } } }`,
  );
  return (list as unknown as { nodes: { order: { reference: string }; clock: object | null }[] }).nodes.map(
    ({ order, clock }) => [order.reference, clock],
  );
};
const askSuppliers = (order: string, suppliers: readonly string[]) =>
  done(`askFurtherSuppliers(id: "${order}", supplierIds: ${JSON.stringify(suppliers)})`);
const mails = () => app.db.selectFrom('outgoing_mail').select(['kind', 'recipient']).orderBy('kind').execute();

test('orders wait with the longest waiting first, and leave the queue once their buyer hears of them', async () => {
  const late = await createBulkOrder(app.db, { sent_at: hoursAgo(25), reference: 'late' });
  await createBulkOrder(app.db, { sent_at: hoursAgo(1), reference: 'new' });
  await createBulkOrder(app.db, { closed_at: hoursAgo(2), reference: 'closed' });
  expect(await references('WAITING')).toEqual([
    ['late', { isOverdue: true }],
    ['new', { isOverdue: false }],
  ]);
  const { deskQueues } = await ask('{ deskQueues { name waiting overdue } }');
  expect(deskQueues).toContainEqual({ name: 'ORDERS', waiting: 2, overdue: 1 });

  const one = await seller('Vale');
  const { id } = await app.db
    .insertInto('quote_request')
    .values({ order_id: late.id, account_id: one.id, supplier_id: one.supplier, asked_at: testNow.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const line = `lines: [{ itemId: "${late.items[0]}", unitPrice: 5, leadDays: 1 }]`;
  expect(await done(`giveQuote(id: "${id}", input: { expiresOn: "2026-12-24", ${line} })`, one.token)).toEqual({
    __typename: 'QuoteRequestPayload',
  });
  expect(await references('WAITING')).toEqual([['new', { isOverdue: false }]]);
  expect(await references('ANSWERED')).toEqual([['late', null]]);
  expect(await references('CLOSED')).toEqual([['closed', null]]);
  const { bulkOrdersToHandle: list } = await ask(
    '{ bulkOrdersToHandle(state: ANSWERED) { nodes { askedCount asked { supplierName quotedAt accepted } } } }',
  );
  expect(list).toEqual({
    nodes: [{ askedCount: 1, asked: [{ supplierName: 'Vale', quotedAt: testNow.toISOString(), accepted: false }] }],
  });
});

test('an order is claimed, and no more once it is answered', async () => {
  const { id } = await createBulkOrder(app.db, { sent_at: hoursAgo(1) });
  expect((await done(`claimDeskItem(queue: ORDERS, id: "${id}")`)).__typename).toBe('DeskClaimPayload');
  await done(`endBulkOrder(id: "${id}", reason: "It was sent twice.")`);
  expect((await done(`claimDeskItem(queue: ORDERS, id: "${id}")`)).__typename).toBe('NotFoundError');
  const { auditLog } = await ask(`{ auditLog(filter: { subjectId: "${id}" }) { nodes { action reason } } }`);
  expect(auditLog).toEqual({
    nodes: [
      { action: 'bulk_order.closed', reason: 'It was sent twice.' },
      { action: 'desk.claimed', reason: null },
    ],
  });
});

test('more suppliers are asked, each once and never the buyer, and the buyer is told', async () => {
  const buyer = await seller('Buyer');
  const { id } = await createBulkOrder(app.db, { account_id: buyer.id });
  const [vale, kite] = [await seller('Vale Analysers'), await seller('Kite')];
  const [member, suspended] = [
    await seller('Member', { access: 'member' }),
    await seller('Suspended', { suspended_at: testNow.toISOString() }),
  ];
  expect(await ask(`{ suppliersToAsk(orderId: "${id}") { name } }`)).toEqual({
    suppliersToAsk: [{ name: 'Kite' }, { name: 'Vale Analysers' }],
  });
  expect(await ask(`{ suppliersToAsk(orderId: "${id}", search: "ANALYS") { name } }`)).toEqual({
    suppliersToAsk: [{ name: 'Vale Analysers' }],
  });
  const all = [vale, kite, member, suspended, buyer].map(({ supplier }) => supplier);
  expect((await askSuppliers(id, all)).__typename).toBe('DeskBulkOrderPayload');
  const asked = await app.db.selectFrom('quote_request').select('account_id').execute();
  expect(asked.map((row) => row.account_id).toSorted()).toEqual([vale.id, kite.id].toSorted());
  expect((await mails()).map(({ kind }) => kind)).toEqual(['order-suppliers-asked', 'quote-request', 'quote-request']);
  const mailed = app.db.selectFrom('outgoing_mail').select('body_text').where('kind', '=', 'quote-request');
  expect((await mailed.executeTakeFirstOrThrow()).body_text).toContain(
    'The required date is 1 March 2027. What is wanted:\n\n2 × Patient monitoring devices\n\n',
  );
  expect(await askSuppliers(id, all)).toMatchObject({
    __typename: 'ValidationError',
    fields: [{ path: 'supplierIds', message: 'Choose at least one supplier who has not been asked' }],
  });
  expect(await mails()).toHaveLength(3);
  expect(await references('ANSWERED')).toHaveLength(1);
});

test('an order is closed for a reason, which its buyer is mailed and reads by the link', async () => {
  const { id } = await createBulkOrder(app.db);
  expect((await done(`endBulkOrder(id: "${id}", reason: "It was sent twice.")`)).__typename).toBe(
    'DeskBulkOrderPayload',
  );
  expect(await mails()).toEqual([{ kind: 'order-closed', recipient: 'buyer@example.com' }]);
  const key = linkTokens([testSecret]).tokenOf('bulk_order', id);
  expect(await ask(`{ bulkOrder(key: "${key}") { closedAt closeReason } }`)).toEqual({
    bulkOrder: { closedAt: testNow.toISOString(), closeReason: 'It was sent twice.' },
  });
});

test('the longest reason is taken, and stands in the audit log', async () => {
  const { id } = await createBulkOrder(app.db);
  const reason = 'x'.repeat(2_000);
  expect((await done(`endBulkOrder(id: "${id}", reason: "${reason}")`)).__typename).toBe('DeskBulkOrderPayload');
  const entries = await app.db.selectFrom('audit_entry').select('reason').where('subject_id', '=', id).execute();
  expect(entries).toEqual([{ reason }]);
});

describe('what cannot be done has a message of its own, and no mail is sent', () => {
  test.each<[string, string, (id: string) => string]>([
    ['no reason', 'Enter a reason, which the buyer reads', (id) => `endBulkOrder(id: "${id}", reason: " ")`],
    [
      'too long a reason',
      'Reason must be 2,000 characters or fewer',
      (id) => `endBulkOrder(id: "${id}", reason: "${'a'.repeat(2_001)}")`,
    ],
    [
      'too many suppliers',
      'supplierIds must have 100 entries or fewer',
      (id) => `askFurtherSuppliers(id: "${id}", supplierIds: ${JSON.stringify(Array(101).fill(id))})`,
    ],
    [
      'what is no supplier',
      'Choose at least one supplier who has not been asked',
      (id) => `askFurtherSuppliers(id: "${id}", supplierIds: ["x", "${id}"])`,
    ],
    ['no order', 'Bulk order not found', () => 'endBulkOrder(id: "x", reason: "A")'],
  ])('%s', async (_case, message, call) => {
    const { id } = await createBulkOrder(app.db);
    expect(JSON.stringify(await done(call(id)))).toContain(message);
    expect(await mails()).toEqual([]);
    expect(await references('WAITING')).toHaveLength(1);
  });

  test('what is closed is closed once, and no supplier is asked about it', async () => {
    const { id } = await createBulkOrder(app.db, { closed_at: testNow.toISOString() });
    const { supplier } = await seller('Vale');
    const closed = { __typename: 'ConflictError', message: expect.stringMatching(/^This request is closed/) };
    expect(await done(`endBulkOrder(id: "${id}", reason: "Again.")`)).toEqual(closed);
    expect(await askSuppliers(id, [supplier])).toEqual(closed);
    expect(await mails()).toEqual([]);
  });
});
