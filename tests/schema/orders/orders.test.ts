import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DueMail } from '../../../schema/outbox/outbox.queries.ts';
import { OutboxService } from '../../../schema/outbox/outbox.service.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { sendWaiting } from '../../support/sent-mails.ts';
import { openTestApp, type TestApp, testNow, testSecret } from '../../support/test-app.ts';

const clock = { now: () => testNow };
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('outgoing_mail').execute();
  await app.db.deleteFrom('bulk_order').execute();
});

const item = { equipment: 'MONITORING', description: 'Bedside monitor', quantity: 24 };
const given = {
  organizationName: 'Brambleford Community Hospital',
  department: 'Critical care',
  contactName: 'Zoë Nuñez 🩺',
  email: 'buyer@example.com',
  phone: '(01632) 960-001',
  deliveryAddress: 'Stores\n1 Hospital Road',
  orderType: 'NEW_PURCHASE',
  requiredDate: '2027-03-01',
  items: [item],
};
const request = `mutation ($input: BulkOrderInput!) { done: requestBulkOrder(input: $input) {
  __typename
  ... on BulkOrderPayload { order { id reference phone budgetReachesThreshold answerDueAt items { quantity urgency specifications } } }
  ... on Error { message }
  ... on ValidationError { fields { path message } }
} }`;

interface Done {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly order?: { readonly id: string; readonly reference: string };
}

async function send(input: object, { token, key }: { token?: string; key?: string } = {}): Promise<Done> {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) },
    payload: { query: request, variables: { input } },
  });
  return answer.json().data?.done ?? answer.json();
}

async function sent(): Promise<DueMail[]> {
  const mails: DueMail[] = [];
  const outbox = new OutboxService({ db: app.db, clock, linkTokens: linkTokens([testSecret]) });
  await sendWaiting(app.db, outbox, async (mail) => {
    mails.push(mail);
    return { accepted: true };
  });
  return mails;
}

const find = async (key: string, token?: string) =>
  (await askGraph(app, `{ found: bulkOrder(key: ${JSON.stringify(key)}) { reference } }`, { token })).data?.['found'];

test('an order without an account is stored with its receipt, and opened by the mailed link alone', async () => {
  const { __typename, order } = await send(given);
  expect(__typename).toBe('BulkOrderPayload');
  expect(order).toMatchObject({
    reference: expect.stringMatching(/^BO2026-\d{10}$/),
    phone: '01632 960 001',
    budgetReachesThreshold: false,
    answerDueAt: new Date(testNow.getTime() + 86_400_000).toISOString(),
    items: [{ quantity: 24, urgency: 'STANDARD', specifications: null }],
  });
  const { body_text } = await app.db.selectFrom('outgoing_mail').select('body_text').executeTakeFirstOrThrow();
  expect(body_text).toContain('/equipment?order={token}');
  const [mail] = await sent();
  expect(mail?.recipient).toBe('buyer@example.com');
  expect(mail?.text).toContain('No supplier on the portal could be asked for quotes yet');
  expect(mail?.text).toContain('Keep this email to yourself: the link opens your request.');
  const token = /\/equipment\?order=([\w-]{64})\s/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await find(token)).toEqual({ reference: order?.reference });
  expect(await find(order?.id ?? '')).toBeNull();
  expect(await find(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBeNull();
  const { accessToken } = await createSession(app.db, { account_id: (await createAccount(app.db)).id });
  expect(await find(order?.id ?? '', accessToken)).toBeNull();
});

test('an order of an account is its own, with or without a second order at the same time', async () => {
  const { id } = await createAccount(app.db);
  const { accessToken: token } = await createSession(app.db, { account_id: id });
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => send(given, { token, key })));
  const orders = answers.flatMap(({ order }) => order ?? []);
  expect(new Set(orders.map((order) => order.id)).size).toBe(1);
  expect(await app.db.selectFrom('bulk_order').select('account_id').execute()).toEqual([{ account_id: id }]);
  const [mail, ...others] = await sent();
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`/equipment?order=${orders[0]?.id}\n`);
  expect(mail?.text).toContain('To see your request, sign in with the account that sent it.');
  expect(await find(orders[0]?.id ?? '', token)).toEqual({ reference: orders[0]?.reference });
  const { data } = await askGraph(app, '{ myBulkOrders { totalCount nodes { reference } } }', { token });
  expect(data).toEqual({ myBulkOrders: { totalCount: 1, nodes: [{ reference: orders[0]?.reference }] } });
});

test('a request that comes again with its key is stored once, by a visitor too, after a day of the calendar', async () => {
  const key = randomUUID();
  const first = await send(given, { key });
  expect((await send(given, { key })).order?.id).toBe(first.order?.id);
  expect(await send({ ...given, department: 'Theatres' }, { key })).toMatchObject({
    errors: [{ extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } }],
  });
  expect((await send(given)).order?.id).not.toBe(first.order?.id);
  expect(await sent()).toHaveLength(2);
});

describe('what does not fit is named, field by field, and nothing is stored', () => {
  const long = 'a'.repeat(300_000);
  test.each<[string, object, string, RegExp]>([
    ['no organisation', { organizationName: ' ' }, 'organizationName', /^Enter the name of your organisation$/],
    ['no department', { department: '' }, 'department', /^Enter your department$/],
    ['no name', { contactName: '' }, 'contactName', /^Enter your name$/],
    ['no address', { deliveryAddress: '' }, 'deliveryAddress', /^Enter the delivery address$/],
    ['a wrong email', { email: 'nowhere' }, 'email', /correct format/],
    ['a wrong phone', { phone: 'call me' }, 'phone', /^Enter a phone number, like/],
    ['a day that has passed', { requiredDate: '2020-01-01' }, 'requiredDate', /today or later/],
    ['no item', { items: [] }, 'items', /^Add at least one item$/],
    ['51 items', { items: Array(51).fill(item) }, 'items', /50 items or fewer/],
    ['an empty item', { items: [item, { ...item, description: '' }] }, 'items.1.description', /item 2$/],
    ['none of an item', { items: [{ ...item, quantity: 0 }] }, 'items.0.quantity', /from 1 to 100,000$/],
    ['an overlong text', { specialRequirements: long }, 'specialRequirements', /5,000 characters or fewer/],
    ['two lines in a name', { contactName: 'A\r\nBcc: b@example.com' }, 'contactName', /one line/],
    ['a NUL', { projectName: 'a\u0000b' }, 'projectName', /one line of plain text/],
  ])('%s', async (_case, wrong, path, message) => {
    const { __typename, fields } = await send({ ...given, ...wrong });
    expect(__typename).toBe('ValidationError');
    expect(fields).toEqual([{ path, message: expect.stringMatching(message) }]);
    expect(await app.db.selectFrom('bulk_order').select('id').execute()).toEqual([]);
    expect(await app.db.selectFrom('outgoing_mail').select('id').execute()).toEqual([]);
  });
});

test.each(['FROM_100K', 'FROM_500K', 'OVER_1M', 'FROM_50K'])(
  'whether a budget of %s reaches the threshold',
  async (totalBudget) => {
    expect((await send({ ...given, totalBudget })).order).toMatchObject({
      budgetReachesThreshold: totalBudget !== 'FROM_50K',
    });
  },
);
