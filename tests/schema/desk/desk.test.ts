import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PROMISED_HOURS } from '../../../schema/contact/reply-time.ts';
import { deskQueueNames, deskQueues } from '../../../schema/desk/desk-queues.ts';
import { ANSWERED_WITHIN_HOURS } from '../../../schema/orders/order-row.ts';
import { TIER_DECIDED_WITHIN_DAYS } from '../../../schema/partners/tiers/tier-request-row.ts';
import { DECIDED_WITHIN_DAYS } from '../../../schema/training/enrolments/enrolment-row.ts';
import { REVIEWED_WITHIN_DAYS } from '../../../schema/vendors/vendor-vocabulary.ts';
import { createAccount } from '../../factories/account.ts';
import { createArticle } from '../../factories/article.ts';
import { createArticleComment } from '../../factories/article-comment.ts';
import { createBulkOrder } from '../../factories/bulk-order.ts';
import { createEnquiry } from '../../factories/enquiry.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createSession } from '../../factories/session.ts';
import { createTierRequest } from '../../factories/tier-request.ts';
import { sampleCertification } from '../../factories/training.ts';
import { createSentVendor } from '../../factories/vendor-application.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

interface Operator {
  readonly id: string;
  readonly token: string;
}

let app: TestApp;
let one: Operator;
let other: Operator;
let product: string;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('account').execute();
  await app.db.deleteFrom('bulk_order').execute();
  await app.db.deleteFrom('enquiry').execute();
  await app.db.deleteFrom('vendor_application').execute();
  await app.db.deleteFrom('equipment').where('review_state', '=', 'in_review').execute();
  one = await operator('Ada');
  other = await operator('Ben');
  product = (await createEquipment(app.db, { review_state: 'in_review', submitted_at: hoursAgo(49) })).id;
});

const hoursAgo = (hours: number) => new Date(testNow.getTime() - hours * 3_600_000).toISOString();

async function operator(first_name: string): Promise<Operator> {
  const { id } = await createAccount(app.db, { access: 'operator' }, { first_name, last_name: 'Desk' });
  return { id, token: (await createSession(app.db, { account_id: id })).accessToken };
}

async function ask(query: string, as = one) {
  const { data, errors } = await askGraph(app, query, { token: as.token });
  expect(errors).toBeUndefined();
  return data as Record<string, unknown>;
}
const change = async (call: string, as = one) =>
  (await ask(`mutation { done: ${call} { __typename ... on Error { message } } }`, as))['done'];
const item = (id = product) => `queue: EQUIPMENT, id: "${id}"`;
const claims = async (as = one) =>
  (await ask(`{ deskClaims(queue: EQUIPMENT, ids: ["${product}"]) { operatorName claimedAt } }`, as))['deskClaims'];
const now = testNow.toISOString();

test('each queue says how much waits, how much is overdue and when the first is due', async () => {
  await createAccount(app.db, { verification_asked_at: hoursAgo(47) });
  const { id: account_id } = await createAccount(app.db, { verification_asked_at: hoursAgo(49) });
  const { id: article_id } = await createArticle(app.db);
  for (const hours of [1, 25]) {
    const held = { state: 'held', waiting_since: hoursAgo(hours) };
    await createArticleComment(app.db, { article_id, account_id, ...held });
    await createEnquiry(app.db, { waiting_since: hoursAgo(hours), changed_at: hoursAgo(hours) });
    await createBulkOrder(app.db, { sent_at: hoursAgo(hours) });
  }
  await createEnquiry(app.db, { state: 'answered', waiting_since: null });
  // Sent at the same moment before a weekend: what counts is the deadline in working days, which stands in the row.
  for (const due_at of [hoursAgo(-1), hoursAgo(1), hoursAgo(2)]) {
    await createSentVendor(app.db, { submitted_at: hoursAgo(130), due_at });
  }
  await createSentVendor(app.db, { state: 'approved', due_at: hoursAgo(3) });
  const other_id = one.id;
  await createEnrolment(account_id, 169);
  await createEnrolment(other_id, 167);
  await createTierRequest(app.db, { account_id, asked_at: hoursAgo(169) });
  await createTierRequest(app.db, { account_id: other_id, asked_at: hoursAgo(167) });
  expect(
    (await ask('{ deskQueues { name waiting overdue nextDueAt dueAfterHours dueAfterWorkingDays } }'))['deskQueues'],
  ).toEqual([
    queueOf('VERIFICATION', { waiting: 2, overdue: 1, nextDueAt: hoursAgo(1), dueAfterHours: 48 }),
    queueOf('EQUIPMENT', { waiting: 1, overdue: 1, nextDueAt: hoursAgo(1), dueAfterHours: 48 }),
    queueOf('MESSAGES', { waiting: 2, overdue: 1, nextDueAt: hoursAgo(1), dueAfterHours: 24 }),
    queueOf('SUPPLIERS', { waiting: 3, overdue: 2, nextDueAt: hoursAgo(2), dueAfterWorkingDays: 5 }),
    queueOf('DISCUSSION', { waiting: 2, overdue: 1, nextDueAt: hoursAgo(1), dueAfterHours: 24 }),
    queueOf('ORDERS', { waiting: 2, overdue: 1, nextDueAt: hoursAgo(1), dueAfterHours: 24 }),
    queueOf('TRAINING', { waiting: 2, overdue: 1, nextDueAt: hoursAgo(1), dueAfterHours: 168 }),
    queueOf('PARTNERS', { waiting: 2, overdue: 1, nextDueAt: hoursAgo(1), dueAfterHours: 168 }),
  ]);
  expect((await ask('{ equipmentToReview { nodes { reviewClock { isOverdue } } } }'))['equipmentToReview']).toEqual({
    nodes: [{ reviewClock: { isOverdue: true } }],
  });
});

const queueOf = (name: string, told: object) => ({ name, dueAfterHours: null, dueAfterWorkingDays: null, ...told });

async function createEnrolment(account_id: string, hours: number): Promise<string> {
  const said = { stage: 'submitted', asked_at: hoursAgo(hours), changed_at: hoursAgo(hours) };
  const { id } = await app.db
    .insertInto('training_enrolment')
    .values({ programme_id: sampleCertification, account_id, ...said })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('a queue without items says so', async () => {
  await app.db.deleteFrom('equipment').where('id', '=', product).execute();
  const [first] = (await ask('{ deskQueues { name waiting overdue nextDueAt } }'))['deskQueues'] as object[];
  expect(first).toEqual({ name: 'VERIFICATION', waiting: 0, overdue: 0, nextDueAt: null });
});

test('what the desk counts is what the areas promise', () => {
  const { messages, orders, suppliers, training, partners } = deskQueues;
  expect(partners.due.hours).toBe(24 * TIER_DECIDED_WITHIN_DAYS);
  expect(messages.due.hours).toBe(PROMISED_HOURS.contactPage);
  expect(orders.due.hours).toBe(ANSWERED_WITHIN_HOURS);
  expect(training.due.hours).toBe(24 * DECIDED_WITHIN_DAYS);
  expect(suppliers.due.workingDays).toBe(REVIEWED_WITHIN_DAYS.most);
});

test('items of each queue are claimed, and their history says by whom', async () => {
  const { id: account_id } = await createAccount(app.db);
  const { id: article_id } = await createArticle(app.db);
  const held = { state: 'held', waiting_since: hoursAgo(1) };
  const items = {
    VERIFICATION: account_id,
    EQUIPMENT: product,
    MESSAGES: (await createEnquiry(app.db)).id,
    SUPPLIERS: (await createSentVendor(app.db)).id,
    DISCUSSION: (await createArticleComment(app.db, { article_id, account_id, ...held })).id,
    ORDERS: (await createBulkOrder(app.db, { sent_at: hoursAgo(1) })).id,
    TRAINING: await createEnrolment(account_id, 1),
    PARTNERS: (await createTierRequest(app.db, { account_id })).id,
  };
  expect(Object.keys(items)).toEqual(deskQueueNames.map((name) => name.toUpperCase()));
  for (const [queue, id] of Object.entries(items)) {
    expect(await change(`claimDeskItem(queue: ${queue}, id: "${id}")`), queue).toEqual({
      __typename: 'DeskClaimPayload',
    });
    expect((await ask(`{ deskClaims(queue: ${queue}, ids: ["${id}"]) { operatorName } }`))['deskClaims']).toEqual([
      { operatorName: 'Ada Desk' },
    ]);
    const history = `{ auditLog(filter: { subjectId: "${id}" }) { nodes { action actorId } } }`;
    expect((await ask(history))['auditLog']).toEqual({ nodes: [{ action: 'desk.claimed', actorId: one.id }] });
  }
  const { MESSAGES: message, SUPPLIERS: supplier, TRAINING: enrolment, PARTNERS: request } = items;
  await change(`answerEnquiry(id: "${message}", message: "We will look into it.")`);
  await change(
    `decideVendorApplication(id: "${supplier}", revision: 1, decision: REFUSED, reason: "No such company.")`,
  );
  await change(`decideCertification(id: "${enrolment}", accepted: true)`);
  await change(`decideTierRequest(id: "${request}", approved: true)`);
  for (const queue of ['MESSAGES', 'SUPPLIERS', 'TRAINING', 'PARTNERS'] as const) {
    expect(
      (await ask(`{ deskClaims(queue: ${queue}, ids: ["${items[queue]}"]) { operatorName } }`))['deskClaims'],
    ).toEqual([]);
  }
});

test('an item is claimed by one operator, who gives it back or hands it over', async () => {
  expect(await claims()).toEqual([]);
  const both = await Promise.all([change(`claimDeskItem(${item()})`), change(`claimDeskItem(${item()})`, other)]);
  expect(both.map((done) => (done as { __typename: string }).__typename).toSorted()).toEqual([
    'ConflictError',
    'DeskClaimPayload',
  ]);
  await change(`releaseDeskItem(${item()})`);
  expect(await claims()).toEqual([]);
  await change(`claimDeskItem(${item()})`);
  expect(await claims(other)).toEqual([{ operatorName: 'Ada Desk', claimedAt: now }]);
  expect(await change(`claimDeskItem(${item()})`, other)).toEqual({
    __typename: 'ConflictError',
    message: 'Another operator has claimed this item.',
  });
  const { id: member } = await createAccount(app.db);
  expect(await change(`handOverDeskItem(${item()}, operatorId: "${member}")`)).toMatchObject({
    __typename: 'ValidationError',
  });
  expect(await change(`handOverDeskItem(${item()}, operatorId: "${other.id}")`)).toEqual({
    __typename: 'DeskClaimPayload',
  });
  expect(await claims()).toEqual([{ operatorName: 'Ben Desk', claimedAt: now }]);
  expect((await ask('{ deskOperators { name } }'))['deskOperators']).toEqual([
    { name: 'Ada Desk' },
    { name: 'Ben Desk' },
  ]);
  const history = `{ auditLog(filter: { subjectId: "${product}" }) { nodes { action } } }`;
  expect((await ask(history))['auditLog']).toMatchObject({
    nodes: expect.arrayContaining([
      { action: 'desk.claimed' },
      { action: 'desk.handed_over' },
      { action: 'desk.released' },
    ]),
  });
});

test.each([
  ['suspended', { suspended_at: now }],
  ['no operator any more', { access: 'verified', verified_at: now }],
])('the claim of an account that is %s holds nothing up, and nothing is handed over to it', async (_case, changed) => {
  await change(`claimDeskItem(${item()})`, other);
  await app.db.updateTable('account').set(changed).where('id', '=', other.id).execute();
  expect(await claims()).toEqual([]);
  expect(await change(`handOverDeskItem(${item()}, operatorId: "${other.id}")`)).toMatchObject({
    __typename: 'ValidationError',
  });
  expect(await change(`claimDeskItem(${item()})`)).toEqual({ __typename: 'DeskClaimPayload' });
  expect(await claims()).toEqual([{ operatorName: 'Ada Desk', claimedAt: now }]);
});

test('the entry of a hand-over names the operator who got the item', async () => {
  await change(`handOverDeskItem(${item()}, operatorId: "${other.id}")`);
  const history = `{ auditLog(filter: { subjectId: "${product}" }) { nodes { action actorId ownerId } } }`;
  expect((await ask(history))['auditLog']).toEqual({
    nodes: [{ action: 'desk.handed_over', actorId: one.id, ownerId: other.id }],
  });
});

test('a claim ends once the item is decided, and does not come back when it waits again', async () => {
  await change(`claimDeskItem(${item()})`);
  await change(`reviewEquipment(id: "${product}", revision: 1, decision: PUBLISH)`);
  expect(await claims()).toEqual([]);
  expect(await change(`claimDeskItem(${item()})`)).toMatchObject({ __typename: 'NotFoundError' });
  const later = new Date(testNow.getTime() + 1).toISOString();
  const again = { review_state: 'in_review', submitted_at: later };
  await app.db.updateTable('equipment').set(again).where('id', '=', product).execute();
  expect(await claims()).toEqual([]);
});
