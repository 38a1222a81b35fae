import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteOldData } from '../../../schema/maintenance.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { mutate } from '../accounts/accounts-by-mail.ts';
import { sent, tokenIn } from './contact-portal.ts';

const DAY = 86_400_000;
let app: TestApp;
let now = testNow;
const clock = { now: () => now };

beforeAll(async () => {
  app = await openTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = testNow;
  await app.db.deleteFrom('newsletter_subscription').execute();
});

const subscribe = (email: string, name = 'Asha Mensah') => mutate(app, 'subscribeToNewsletter', { email, name });
const confirm = (token: string) => mutate(app, 'confirmNewsletter', { token });
const unsubscribe = (token: string) => mutate(app, 'unsubscribeFromNewsletter', { token });
const mails = () => sent(app, clock);
const rows = () => app.db.selectFrom('newsletter_subscription').select(['email', 'name', 'confirmed_at']).execute();
async function look(token: string) {
  const query = 'query ($token: String!) { newsletterLink(token: $token) { state } }';
  const { data, errors } = await askGraph(app, query, { variables: { token } });
  return (data?.['newsletterLink'] as { state: string } | undefined)?.state ?? errors?.[0]?.extensions.code;
}

test('an address is subscribed by the mailed link, told so, and ended by the link in each mail', async () => {
  const answer = { __typename: 'MessagePayload', message: 'We have sent you an email. It says what to do next.' };
  expect(await subscribe('Asha@Example.com')).toEqual(answer);
  const [mail] = await mails();
  expect(mail).toMatchObject({
    kind: 'newsletter-confirmation',
    recipient: 'Asha@Example.com',
    unsubscribeAddress: null,
  });
  expect(`${mail?.text} ${mail?.html}`).not.toContain('Mensah');
  const token = tokenIn(mail, 'confirm');
  expect(await look(token)).toBe('WAITING');
  expect(await confirm(token)).toMatchObject({ __typename: 'MessagePayload' });
  expect(await confirm(token)).toMatchObject({ __typename: 'MessagePayload' });
  expect(await rows()).toEqual([{ email: 'Asha@Example.com', name: 'Asha Mensah', confirmed_at: now.toISOString() }]);
  const [begun, ...more] = await mails();
  expect(more).toEqual([]);
  expect(begun).toMatchObject({
    kind: 'newsletter-subscribed',
    unsubscribeAddress: `http://127.0.0.1:4000/contact?unsubscribe=${token}`,
  });
  // The answer is the same for an address that is subscribed; the mail says that it is.
  expect(await subscribe('asha@example.com', 'Somebody Else')).toEqual(answer);
  expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^You already get/)]);
  expect(await rows()).toMatchObject([{ name: 'Asha Mensah' }]);
  expect(await look(token)).toBe('CONFIRMED');
  expect(await unsubscribe(token)).toMatchObject({ __typename: 'MessagePayload' });
  expect(await rows()).toEqual([]);
  expect(await unsubscribe(token)).toMatchObject({ __typename: 'MessagePayload' });
  expect(await confirm(token)).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'token' }] });
  expect(await look(token)).toBe('OVER');
});

test('a mail program unsubscribes by one POST', async () => {
  await subscribe('asha@example.com');
  await confirm(tokenIn((await mails()).at(-1), 'confirm'));
  const [mail] = await mails();
  const { pathname, search } = new URL(mail?.unsubscribeAddress ?? '');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'List-Unsubscribe=One-Click';
  const post = (url: string) => app.server.inject({ method: 'POST', url, headers, payload });
  expect((await post(`${pathname}?unsubscribe=made-up`)).statusCode).toBe(400);
  expect(await rows()).toHaveLength(1);
  expect((await post(pathname + search)).statusCode).toBe(200);
  expect(await rows()).toEqual([]);
});

test('a link is good for 7 days; then the address is deleted, with its mail', async () => {
  await subscribe('asha@example.com');
  const token = tokenIn((await mails()).at(-1), 'confirm');
  now = new Date(testNow.getTime() + 7 * DAY);
  expect(await confirm(token)).toMatchObject({
    fields: [{ message: 'This link is too old, or you have unsubscribed since. Subscribe again.' }],
  });
  now = new Date(now.getTime() + 1);
  await deleteOldData(app.db, now);
  expect(await rows()).toEqual([]);
});

test.each([
  ['', 'Asha', 'email', 'Enter your email address'],
  ['asha', 'Asha', 'email', 'Enter an email address in the correct format, like name@example.com'],
  ['asha@example.com', 'Asha\r\nBcc: a@example.com', 'name', 'Full name must be one line of plain text'],
  ['asha@example.com', 'a'.repeat(101), 'name', 'Full name must be 100 characters or fewer'],
])('%j and %j are refused', async (email, name, path, message) => {
  expect(await subscribe(email, name)).toMatchObject({ __typename: 'ValidationError', fields: [{ path, message }] });
  expect(await rows()).toEqual([]);
});

test('on REST it is answered with 202, and the same request mails once', async () => {
  await mails();
  const post = (payload: object, key: string) =>
    app.server.inject({
      method: 'POST',
      url: '/api/contact/newsletter',
      headers: { 'idempotency-key': key },
      payload,
    });
  const key = randomUUID();
  const given = { email: 'asha@example.com', name: 'Asha Mensah' };
  for (const _time of [1, 2]) {
    const answer = await post(given, key);
    expect([answer.statusCode, answer.json()]).toEqual([
      202,
      { message: 'We have sent you an email. It says what to do next.' },
    ]);
  }
  expect(await mails()).toHaveLength(1);
  expect((await post({ ...given, name: 'Ben' }, key)).statusCode).toBe(422);
  expect((await post({ email: 7 }, randomUUID())).statusCode).toBe(400);
});

test('it is in the download of the account that has confirmed the address, and goes with it', async () => {
  const { id, email } = await createAccount(app.db);
  const { accessToken: token } = await createSession(app.db, { account_id: id });
  await subscribe(email);
  const { data } = await askGraph(app, '{ myData { json } }', { token });
  expect(JSON.parse(String((data?.['myData'] as { json: string } | undefined)?.json)).newsletter).toEqual({
    name: 'Asha Mensah',
    askedAt: now.toISOString(),
    confirmedAt: null,
  });
});
