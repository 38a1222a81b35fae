import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { isSignedIn, mailedToken, mailsTo, mutate, password, signUp } from './accounts-by-mail.ts';

const newPassword = 'a lighthouse with nine cats';
const MINUTE_MS = 60_000;

let app: TestApp;
let now = testNow;
let network = 0;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now }, environment: { RATE_LIMITS: 'on' } });
});
beforeEach(() => {
  now = testNow;
  network += 1;
});
afterAll(() => app.close());

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};
const asked = (email: string) =>
  mutate(app, 'requestPasswordReset', { email }, { remoteAddress: `192.0.2.${network}` });
const reset = (token: string, chosen = newPassword) => mutate(app, 'resetPassword', { token, newPassword: chosen });
const signIn = (email: string, given: string) => mutate(app, 'signIn', { email, password: given });

test('the link in the mail sets a new password, once: all sessions end, and the address is confirmed', async () => {
  const { id, token, refreshToken } = await signUp(app, 'Once@Example.com');
  await asked('once@example.com');
  const link = await mailedToken(app.db, 'Once@Example.com');
  expect(await reset(link)).toMatchObject({ __typename: 'MessagePayload' });

  expect(await isSignedIn(app, token)).toBe(false);
  expect(await mutate(app, 'refreshSession', { refreshToken })).toMatchObject({ __typename: 'NotSignedInError' });
  expect(await signIn('once@example.com', password)).toMatchObject({ __typename: 'NotSignedInError' });
  expect(await signIn('once@example.com', newPassword)).toMatchObject({ __typename: 'SessionPayload' });
  const account = await app.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(account.email_confirmed_at).toBe(now.toISOString());

  expect((await mailsTo(app.db, 'Once@Example.com')).map(({ kind }) => kind)).toEqual([
    'email-confirmation',
    'password-reset',
    'password-changed',
  ]);
  const actions = await app.db
    .selectFrom('audit_entry')
    .select('action')
    .where('owner_id', '=', id)
    .orderBy('action')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual([
    'account.password_reset',
    'account.signed_up',
    'session.signed_in',
  ]);

  expect(await reset(link, 'another lighthouse altogether')).toMatchObject({
    __typename: 'ValidationError',
    fields: [{ path: 'token', message: 'This link has been used already, or it is too old. Ask for a new one.' }],
  });
});

test('of two who follow one link at the same moment, one sets the password', async () => {
  await signUp(app, 'race@example.com');
  await asked('race@example.com');
  const link = await mailedToken(app.db, 'race@example.com');
  const answers = await Promise.all([reset(link, 'the first to come in'), reset(link, 'the second to come in')]);
  expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['MessagePayload', 'ValidationError']);
});

test('a link is good for an hour', async () => {
  await signUp(app, 'late@example.com');
  await asked('late@example.com');
  const link = await mailedToken(app.db, 'late@example.com');
  later(59);
  expect(await reset(link, 'short')).toMatchObject({ fields: [{ path: 'newPassword' }] });
  later(1);
  expect(await reset(link)).toMatchObject({ fields: [{ path: 'token' }] });
  expect(await signIn('late@example.com', password)).toMatchObject({ __typename: 'SessionPayload' });
});

test('a changed password and a used link end every other link', async () => {
  const { token } = await signUp(app, 'several@example.com');
  await asked('several@example.com');
  const first = await mailedToken(app.db, 'several@example.com');
  later(1);
  await asked('several@example.com');
  const second = await mailedToken(app.db, 'several@example.com');
  await mutate(app, 'changePassword', { currentPassword: password, newPassword: 'chosen while signed in' }, { token });
  expect(await reset(first)).toMatchObject({ fields: [{ path: 'token' }] });
  expect(await reset(second)).toMatchObject({ fields: [{ path: 'token' }] });
});

test.each(['', 'nothing', 'ä', '\u0000', 'x'.repeat(5_000), '0'.repeat(43)])(
  'a token that was never mailed leads nowhere: %j',
  async (token) => {
    expect(await reset(token)).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'token' }] });
  },
);

test('an unknown, a suspended and a known address get the same answer, and the first two no mail', async () => {
  await signUp(app, 'known@example.com');
  const { id } = await signUp(app, 'suspended@example.com');
  await app.db.updateTable('account').set({ suspended_at: now.toISOString() }).where('id', '=', id).execute();
  const ask = async (email: string) => {
    const url = '/api/auth/password/forgot';
    const { statusCode, headers, body } = await app.server.inject({ method: 'POST', url, payload: { email } });
    // These tell of the moment and of the network, not of the address.
    const ofEachRequest = { 'x-request-id': '', date: '', 'ratelimit-remaining': '', 'ratelimit-reset': '' };
    return { statusCode, body, headers: { ...headers, ...ofEachRequest } };
  };
  const before = await rowCounts();
  const known = await ask('known@example.com');
  expect(known).toMatchObject({ statusCode: 202, body: expect.stringMatching(/^\{"message":"If there is an account/) });
  expect(await ask('unknown@example.com')).toEqual(known);
  expect(await ask('suspended@example.com')).toEqual(known);
  expect(await mailsTo(app.db, 'unknown@example.com')).toEqual([]);
  expect((await mailsTo(app.db, 'suspended@example.com')).map(({ kind }) => kind)).toEqual(['email-confirmation']);
  expect((await mailsTo(app.db, 'known@example.com')).at(-1)?.kind).toBe('password-reset');
  // The same work is done for each, and only one of them can be sent.
  expect(await rowCounts()).toEqual({ mails: before.mails + 3, links: before.links + 3 });
});

test('the mail goes to the address of the account, however it was asked for', async () => {
  await signUp(app, 'mike@example.com');
  await asked('ｍike@example.com');
  expect((await mailsTo(app.db, 'mike@example.com')).at(-1)?.kind).toBe('password-reset');
  expect(await mailsTo(app.db, 'ｍike@example.com')).toEqual([]);
});

test.each(['known', 'unknown'])('an address that is %s gets three mails an hour', async (kind) => {
  const email = `three-${kind}@example.com`;
  if (kind === 'known') {
    await signUp(app, email);
  }
  for (const _ of [1, 2, 3]) {
    expect(await asked(email)).toMatchObject({ __typename: 'MessagePayload' });
  }
  network += 50;
  expect(await asked(email.toUpperCase())).toMatchObject({ __typename: 'RateLimitedError' });
  later(61);
  expect(await asked(email)).toMatchObject({ __typename: 'MessagePayload' });
});

test('a network asks for twenty mails an hour, whatever the addresses are', async () => {
  const answers: string[] = [];
  for (let count = 0; count < 22; count += 1) {
    answers.push((await asked(`person-${count}@example.com`)).__typename);
  }
  expect(answers.filter((name) => name === 'RateLimitedError')).toHaveLength(2);
});

test('what is no address is refused before anything is looked for', async () => {
  expect(await asked('no address')).toMatchObject({ fields: [{ path: 'email' }] });
  expect(await asked('')).toMatchObject({ fields: [{ path: 'email', message: 'Enter your email address' }] });
});

async function rowCounts() {
  const count = async (table: 'outgoing_mail' | 'mailed_token') => {
    const { rows } = await app.db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  };
  return { mails: await count('outgoing_mail'), links: await count('mailed_token') };
}
