import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteOldData } from '../../../schema/maintenance.ts';
import type { DueMail } from '../../../schema/outbox/outbox.queries.ts';
import { OutboxService } from '../../../schema/outbox/outbox.service.ts';
import { writeNotices } from '../../../schema/system-status/subscription/status-notices.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { openWorkQueue } from '../../../server/database/queues/work-queue.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { sendWaiting } from '../../support/sent-mails.ts';
import { createTestServer, openTestApp, type TestApp, testNow, testSecret } from '../../support/test-app.ts';
import { mutate } from '../accounts/accounts-by-mail.ts';

const DAY = 86_400_000;
let app: TestApp;
let queue: Awaited<ReturnType<typeof openWorkQueue>>;
let operator: string;
let now = testNow;
const clock = { now: () => now };
const site = { productName: 'Portal', origin: 'http://127.0.0.1:4000', operator: undefined };

beforeAll(async () => {
  app = await openTestApp({ clock });
  queue = await openWorkQueue(app.db, (error) => expect.unreachable(String(error)));
});
afterAll(async () => {
  await queue.close();
  await app.close();
});
beforeEach(async () => {
  now = testNow;
  const { id } = await createAccount(app.db, { access: 'operator' });
  operator = (await createSession(app.db, { account_id: id })).accessToken;
  await app.db.deleteFrom('outgoing_mail').execute();
  await app.db.deleteFrom('status_subscription').execute();
});

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const subscribe = (email: string) => mutate(app, 'subscribeToStatus', { email });
const confirm = (token: string) => mutate(app, 'confirmStatusSubscription', { token });
const unsubscribe = (token: string) => mutate(app, 'unsubscribeFromStatus', { token });
const subscriptions = () =>
  app.db.selectFrom('status_subscription').select(['email', 'confirmed_at']).orderBy('email').execute();

/** Sends what waits; what was sent, oldest first. */
async function sent(): Promise<DueMail[]> {
  const mails: DueMail[] = [];
  const outbox = new OutboxService({ db: app.db, clock, linkTokens: linkTokens([testSecret]) });
  await sendWaiting(app.db, outbox, async (mail) => {
    mails.push(mail);
    return { accepted: true };
  });
  return mails;
}

function tokenIn(mail: DueMail | undefined, parameter: 'confirm' | 'unsubscribe'): string {
  return new RegExp(`/system-status\\?${parameter}=([\\w-]{64})\\s`).exec(mail?.text ?? '')?.[1] ?? '';
}

/** Subscribes an address, and confirms it by the mailed link; its token. */
async function subscribed(email: string): Promise<string> {
  await subscribe(email);
  const token = tokenIn((await sent()).at(-1), 'confirm');
  expect(await confirm(token)).toMatchObject({ __typename: 'MessagePayload' });
  return token;
}

/** Has an operator open an incident; the identifier of what was said of it. */
async function openIncident(title = 'Wrong pay'): Promise<string> {
  const query = `mutation { openIncident(input: { title: "${title}", description: "Pay is <wrong>.", severity: LOW,
    components: [SEARCH, REST] }) { ... on IncidentPayload { incident { updates { id } } } } }`;
  const headers = { authorization: `Bearer ${operator}` };
  const answer = await app.server.inject({ method: 'POST', url: '/graphql', payload: { query }, headers });
  return answer.json().data.openIncident.incident.updates[0].id;
}

const write = (updateId: string) => writeNotices({ db: app.db, clock, ports: { site, queue } }, updateId);

test('an address is subscribed by the mailed link, and nothing is sent to it before', async () => {
  expect(await subscribe('Asha@Example.com')).toEqual({
    __typename: 'MessagePayload',
    message: 'We have sent you an email. It says what to do next.',
  });
  await write(await openIncident());
  const [mail, ...more] = await sent();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'status-confirmation', recipient: 'Asha@Example.com', unsubscribeAddress: null });
  const token = tokenIn(mail, 'confirm');
  expect(mail?.html).toContain(`/system-status?confirm=${token}`);
  expect(await confirm(`${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`)).toMatchObject({
    __typename: 'ValidationError',
    fields: [{ path: 'token' }],
  });
  expect(await subscriptions()).toEqual([{ email: 'Asha@Example.com', confirmed_at: null }]);
  later(1_000);
  expect(await confirm(token)).toMatchObject({ __typename: 'MessagePayload' });
  const at = now.toISOString();
  later(1_000);
  expect(await confirm(token)).toMatchObject({ __typename: 'MessagePayload' });
  expect(await subscriptions()).toEqual([{ email: 'Asha@Example.com', confirmed_at: at }]);
});

test('the answer is the same for an address that is subscribed, and the mail says that it is', async () => {
  const first = await subscribe('asha@example.com');
  await confirm(tokenIn((await sent()).at(-1), 'confirm'));
  expect(await subscribe('ASHA@example.com')).toEqual(first);
  const [mail] = await sent();
  expect(mail).toMatchObject({ kind: 'status-subscribed', recipient: 'asha@example.com' });
  expect(tokenIn(mail, 'unsubscribe')).not.toBe('');
  expect(await subscriptions()).toHaveLength(1);
});

test.each(['', 'asha', 'a@b@example.com', `${'a'.repeat(260)}@example.com`])('%j is refused', async (email) => {
  expect(await subscribe(email)).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'email' }] });
  expect(await subscriptions()).toEqual([]);
});

test('a link is good for 7 days; then the address is deleted, with its mail', async () => {
  await subscribe('asha@example.com');
  const token = tokenIn((await sent()).at(-1), 'confirm');
  later(7 * DAY);
  expect(await confirm(token)).toMatchObject({ __typename: 'ValidationError' });
  later(1);
  await deleteOldData(app.db, now);
  expect(await subscriptions()).toEqual([]);
  expect(await app.db.selectFrom('outgoing_mail').select('id').execute()).toEqual([]);
});

test('a confirmed subscription is not deleted for its age', async () => {
  await subscribed('asha@example.com');
  later(400 * DAY);
  await deleteOldData(app.db, now);
  expect(await subscriptions()).toHaveLength(1);
});

test('what an operator says is mailed to all that were subscribed then, once, however often it is begun', async () => {
  await subscribed('asha@example.com');
  await subscribed('ben@example.com');
  later(1_000);
  const update = await openIncident();
  later(1_000);
  await subscribed('late@example.com');
  await write(update);
  await write(update);
  const mails = await sent();
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(['asha@example.com', 'ben@example.com']);
  const [mail] = mails;
  expect(mail).toMatchObject({ kind: 'status-update', subject: 'Portal status: Wrong pay (Investigating)' });
  expect(mail?.text).toContain('Investigating: Pay is <wrong>.\n');
  expect(mail?.text).toContain('This is about: Search, REST API.');
  expect(mail?.html).toContain('Investigating: Pay is &lt;wrong&gt;.');
  expect(mail?.unsubscribeAddress).toBe(`${site.origin}/system-status?unsubscribe=${tokenIn(mail, 'unsubscribe')}`);
  await write(update);
  expect(await sent()).toEqual([]);
});

test('the work on an update is added to the queue with it', async () => {
  const update = await openIncident('Slow search');
  const { rows } = await sql`select id from pgboss.job where name = 'status-notice' and id = ${update}::uuid`.execute(
    app.db,
  );
  expect(rows).toEqual([{ id: update }]);
});

test('more subscribers than a batch all get theirs', async () => {
  const rows = Array.from({ length: 230 }, (_row, index) => ({
    email: `reader-${index}@example.com`,
    email_key: `reader-${index}@example.com`,
    asked_at: now.toISOString(),
    confirmed_at: now.toISOString(),
  }));
  await app.db.insertInto('status_subscription').values(rows).execute();
  await write(await openIncident());
  const { count } = await app.db
    .selectFrom('outgoing_mail')
    .select((row) => row.fn.count<string>('subscription_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(230);
});

test('what was said a day ago is mailed no more', async () => {
  await subscribed('asha@example.com');
  const update = await openIncident();
  later(DAY);
  await write(update);
  expect(await sent()).toEqual([]);
});

test('the link in a mail ends the subscription: the address goes, with the mails that wait', async () => {
  await subscribed('asha@example.com');
  await write(await openIncident());
  const token = tokenIn((await sent())[0], 'unsubscribe');
  await write(await openIncident());
  const answer = { __typename: 'MessagePayload' };
  expect(await unsubscribe(token)).toMatchObject(answer);
  expect(await subscriptions()).toEqual([]);
  expect(await sent()).toEqual([]);
  expect(await unsubscribe(token)).toMatchObject(answer);
  expect(await confirm(token)).toMatchObject({ __typename: 'ValidationError' });
  expect(await unsubscribe('made up')).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'token' }] });
});

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['a form of several parts', 'multipart/form-data; boundary=a', '--a\r\n\r\n--a--'],
])('a mail program unsubscribes by one POST, as %s', async (_kind, type, payload) => {
  await subscribed('asha@example.com');
  await write(await openIncident());
  const [mail] = await sent();
  const { pathname, search } = new URL(mail?.unsubscribeAddress ?? '');
  const post = { method: 'POST', url: pathname + search, headers: { 'content-type': type }, payload } as const;
  expect((await app.server.inject(post)).statusCode).toBe(200);
  expect(await subscriptions()).toEqual([]);
  expect((await app.server.inject(post)).statusCode).toBe(200);
});

test.each([
  ['without a token', '', '', 405],
  ['with one that was never mailed', '?unsubscribe=made-up', '', 400],
  ['with two', '?unsubscribe=a&unsubscribe=b', '', 405],
  ['with a large body', '?unsubscribe=made-up', 'a'.repeat(10_000), 413],
])('a POST %s changes nothing', async (_case, search, payload, status) => {
  await subscribed('asha@example.com');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await app.server.inject({ method: 'POST', url: `/system-status${search}`, headers, payload });
  expect(answer.statusCode).toBe(status);
  expect(await subscriptions()).toHaveLength(1);
});

test('what mail programs post waits in line with what else is worked on', async () => {
  const token = await subscribed('asha@example.com');
  const server = await createTestServer(app, {
    admission: { operations: { slots: 1, mostWaiting: 0, longestWaitMs: 100 } },
  });
  const post = () => server.inject({ method: 'POST', url: `/system-status?unsubscribe=${token}` });
  const statuses = (await Promise.all(Array.from({ length: 6 }, post))).map(({ statusCode }) => statusCode);
  await server.close();
  expect(statuses).toContain(200);
  expect(statuses).toContain(503);
  expect(await subscriptions()).toEqual([]);
});
