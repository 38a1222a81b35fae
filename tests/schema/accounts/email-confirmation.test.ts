import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteOldData } from '../../../schema/maintenance.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { isSignedIn, mailedToken, mailsTo, mutate, password, signUp } from './accounts-by-mail.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let now = testNow;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now }, environment: { RATE_LIMITS: 'on' } });
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => app.close());

const confirm = (token: string) => mutate(app, 'confirmEmail', { token });
const isGood = async (token: string) => {
  const { data } = await askGraph(app, `{ mailedLink(token: "${token}") { isGood } }`);
  return (data as { mailedLink: { isGood: boolean } }).mailedLink.isGood;
};
const change = (newEmail: string, token: string, given = password) =>
  mutate(app, 'requestEmailChange', { newEmail, password: given }, { token });

async function account(id: string) {
  const row = await app.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { email: row.email, confirmed: row.email_confirmed_at !== null };
}

async function actions(id: string) {
  const rows = await app.db
    .selectFrom('audit_entry')
    .select('action')
    .where('owner_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

test('signing up mails a link that confirms the address, once', async () => {
  const { id } = await signUp(app, 'new@example.com');
  expect(await account(id)).toMatchObject({ confirmed: false });
  const link = await mailedToken(app.db, 'new@example.com');
  expect([await isGood(link), await isGood(link), await isGood('made up')]).toEqual([true, true, false]);
  expect(await confirm(link)).toEqual({ __typename: 'MessagePayload', message: 'Your email address is confirmed.' });
  expect(await account(id)).toMatchObject({ confirmed: true });
  expect(await actions(id)).toEqual(['account.signed_up', 'account.email_confirmed']);
  expect(await confirm(link)).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'token' }] });
  expect(await isGood(link)).toBe(false);
});

test('the link is good for seven days, and another one is mailed on request of the signed-in account', async () => {
  const { id, token } = await signUp(app, 'slow@example.com');
  const first = await mailedToken(app.db, 'slow@example.com');
  expect(await isGood(first)).toBe(true);
  now = new Date(now.getTime() + 7 * DAY_MS);
  expect(await isGood(first)).toBe(false);
  expect(await confirm(first)).toMatchObject({ fields: [{ path: 'token' }] });
  now = new Date(testNow.getTime() + 60_000);
  expect(await mutate(app, 'requestEmailConfirmation', {}, { token })).toMatchObject({ __typename: 'MessagePayload' });
  const second = await mailedToken(app.db, 'slow@example.com');
  expect(second).not.toBe(first);
  expect(await confirm(second)).toMatchObject({ __typename: 'MessagePayload' });
  expect(await mutate(app, 'requestEmailConfirmation', {}, { token })).toMatchObject({ __typename: 'ConflictError' });
  expect(await account(id)).toMatchObject({ confirmed: true });
});

test('an account is told that the last mail with a link was given up, until another one is sent', async () => {
  const { id, token } = await signUp(app, 'mistyped@example.com');
  const hasFailed = async () => {
    const { data } = await askGraph(app, '{ me { confirmationEmailFailed } }', { token });
    return (data as { me: { confirmationEmailFailed: boolean } }).me.confirmationEmailFailed;
  };
  const ended = { recipient: null, subject: null, body_text: null, body_html: null, link_id: null };
  const end = (how: { failure: string | null; sent_at: string | null }) =>
    app.db
      .updateTable('outgoing_mail')
      .set({ ...ended, ...how })
      .where('account_id', '=', id)
      .where('body_text', 'is not', null)
      .execute();
  expect(await hasFailed()).toBe(false);
  await app.db.updateTable('outgoing_mail').set({ failure: 'unreachable' }).where('account_id', '=', id).execute();
  expect(await hasFailed()).toBe(false);
  await end({ failure: 'refused', sent_at: null });
  expect(await hasFailed()).toBe(true);
  now = new Date(now.getTime() + 60_000);
  await mutate(app, 'requestEmailConfirmation', {}, { token });
  expect(await hasFailed()).toBe(false);
  await end({ failure: null, sent_at: now.toISOString() });
  expect(await hasFailed()).toBe(false);
});

test('the link is mailed again five times an hour, and only with a session', async () => {
  expect(await mutate(app, 'requestEmailConfirmation', {})).toMatchObject({ __typename: 'NotSignedInError' });
  const { token } = await signUp(app, 'often@example.com');
  const answers: string[] = [];
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    answers.push((await mutate(app, 'requestEmailConfirmation', {}, { token })).__typename);
  }
  expect(answers).toEqual([...Array(5).fill('MessagePayload'), 'RateLimitedError']);
});

test('an address changes when the link to the new one is followed; the old one is told, and its links end', async () => {
  const { id, token } = await signUp(app, 'old@example.com');
  await mutate(app, 'requestPasswordReset', { email: 'old@example.com' });
  const reset = await mailedToken(app.db, 'old@example.com');
  expect(await change('Fresh@Example.com', token)).toMatchObject({ __typename: 'MessagePayload' });
  expect(await account(id)).toMatchObject({ email: 'old@example.com' });

  expect(await confirm(await mailedToken(app.db, 'Fresh@Example.com'))).toMatchObject({ __typename: 'MessagePayload' });
  expect(await account(id)).toEqual({ email: 'Fresh@Example.com', confirmed: true });
  expect((await mailsTo(app.db, 'old@example.com')).at(-1)?.kind).toBe('email-changed');
  expect(await actions(id)).toContain('account.email_changed');
  expect(await isSignedIn(app, token), 'the session goes on').toBe(true);
  expect(await mutate(app, 'resetPassword', { token: reset, newPassword: 'from the old mailbox' })).toMatchObject({
    fields: [{ path: 'token' }],
  });
  expect(await mutate(app, 'signIn', { email: 'fresh@example.com', password })).toMatchObject({
    __typename: 'SessionPayload',
  });
});

test.each([
  ['without the password', 'there@example.com', 'not the password', 'password'],
  ['to what is no address', 'nowhere', password, 'newEmail'],
  ['to nothing', '', password, 'newEmail'],
])('an address does not change %s', async (_name, newEmail, given, path) => {
  const { token } = await signUp(app, `stays-${path}-${newEmail.length}@example.com`);
  expect(await change(newEmail, token, given)).toMatchObject({ __typename: 'ValidationError', fields: [{ path }] });
  expect(await mailsTo(app.db, newEmail)).toEqual([]);
});

test('the answer does not reveal whether an address has an account, and its owner gets no mail', async () => {
  await signUp(app, 'taken@example.com');
  const { token } = await signUp(app, 'curious@example.com');
  const free = await change('free@example.com', token);
  expect(await change('taken@example.com', token)).toEqual(free);
  expect(JSON.stringify(free)).toContain('unless another account has it');
  expect((await mailsTo(app.db, 'taken@example.com')).map(({ kind }) => kind)).toEqual(['email-confirmation']);
});

test('an address that another account has taken meanwhile stays theirs', async () => {
  const { id, token } = await signUp(app, 'first@example.com');
  await change('wanted@example.com', token);
  const link = await mailedToken(app.db, 'wanted@example.com');
  await signUp(app, 'Wanted@example.com');
  expect(await confirm(link)).toMatchObject({ __typename: 'ConflictError' });
  expect(await account(id)).toMatchObject({ email: 'first@example.com' });
});

test('of accounts that take an address at the same moment one has it, and the others are told', async () => {
  for (const round of [1, 2, 3]) {
    const wanted = `wanted-by-all-${round}@example.com`;
    const links: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      const { token } = await signUp(app, `${name}-${round}@example.com`);
      await change(wanted, token);
      links.push(await mailedToken(app.db, wanted));
    }
    const answers = await Promise.all(links.map((link) => confirm(link)));
    const loser = { __typename: 'ConflictError', message: 'Another account has this email address.' };
    const winner = { __typename: 'MessagePayload', message: 'Your email address has been changed.' };
    expect(answers.filter(({ __typename }) => __typename === 'ConflictError')).toEqual([loser, loser, loser]);
    expect(answers).toContainEqual(winner);
  }
});

test('an address changes in how it is written without another account in the way', async () => {
  const { id, token } = await signUp(app, 'case@example.com');
  await change('Case@example.com', token);
  expect(await confirm(await mailedToken(app.db, 'Case@example.com'))).toMatchObject({ __typename: 'MessagePayload' });
  expect(await account(id)).toEqual({ email: 'Case@example.com', confirmed: true });
});

test('links are forgotten when they are over', async () => {
  await signUp(app, 'forgotten@example.com');
  const links = () => app.db.selectFrom('mailed_token').select('digest').execute();
  expect((await links()).length).toBeGreaterThan(0);
  now = new Date(now.getTime() + 8 * DAY_MS);
  await deleteOldData(app.db, now);
  expect(await links()).toEqual([]);
});

test('nor does the download of own data reveal it, and the address is not stored', async () => {
  await signUp(app, 'secret@example.com');
  const downloads: object[] = [];
  for (const wanted of ['secret@example.com', 'unheard-of@example.com']) {
    const { id, token } = await signUp(app, `asks-for-${wanted}`);
    await change(wanted, token);
    // The mail to the one that is free is sent.
    await app.db
      .updateTable('outgoing_mail')
      .set({ sent_at: new Date(now.getTime() + 1_000).toISOString(), body_text: null })
      .where('recipient', '=', wanted)
      .where('account_id', '=', id)
      .execute();
    const { data } = await askGraph(app, '{ myData { json } }', { token });
    const { mailedLinks, mails } = JSON.parse(((data ?? {}) as { myData: { json: string } }).myData.json);
    downloads.push({ links: mailedLinks, mails });
  }
  const [taken, free] = downloads;
  const asked = now.toISOString();
  const lasts = (days: number) => ({
    createdAt: asked,
    expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
  });
  const mail = { createdAt: asked, sentAt: null };
  expect(taken).toEqual({
    links: expect.arrayContaining([
      { purpose: 'confirm_email', ...lasts(7) },
      { purpose: 'change_email', ...lasts(1) },
    ]),
    mails: [
      { kind: 'email-confirmation', ...mail },
      { kind: 'email-change', ...mail },
    ],
  });
  expect(free).toEqual(taken);
  const kept = await app.db.selectFrom('mailed_token').select('new_email').where('new_email', 'is not', null).execute();
  expect(kept.map(({ new_email }) => new_email)).toContain('unheard-of@example.com');
  expect(kept.map(({ new_email }) => new_email)).not.toContain('secret@example.com');
});
