import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createArticle } from '../../factories/article.ts';
import { createArticleComment } from '../../factories/article-comment.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createSession } from '../../factories/session.ts';
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

test('each queue says how much waits and how much is overdue', async () => {
  await createAccount(app.db, { verification_asked_at: hoursAgo(47) });
  const { id: account_id } = await createAccount(app.db, { verification_asked_at: hoursAgo(49) });
  const { id: article_id } = await createArticle(app.db);
  for (const hours of [1, 25]) {
    const held = { state: 'held', waiting_since: hoursAgo(hours) };
    await createArticleComment(app.db, { article_id, account_id, ...held });
  }
  expect((await ask('{ deskQueues { name waiting overdue dueAfterHours } }'))['deskQueues']).toMatchObject([
    { name: 'VERIFICATION', waiting: 2, overdue: 1, dueAfterHours: 48 },
    { name: 'EQUIPMENT', waiting: 1, overdue: 1, dueAfterHours: 48 },
    { name: 'DISCUSSION', waiting: 2, overdue: 1, dueAfterHours: 24 },
    { name: 'ORDERS', waiting: 0, overdue: 0, dueAfterHours: 24 },
  ]);
  expect((await ask('{ equipmentToReview { nodes { reviewClock { isOverdue } } } }'))['equipmentToReview']).toEqual({
    nodes: [{ reviewClock: { isOverdue: true } }],
  });
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
