import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keptRecords } from '../../../schema/accounts/own-data/kept-records.ts';
import { createAccount, factoryPassword } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createJobApplication } from '../../factories/job-application.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { mailedToken, mutate, password, signUp } from './accounts-by-mail.ts';

let app: TestApp;
let now = testNow;

beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now }, environment: { RATE_LIMITS: 'on' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = testNow;
  await app.db.deleteFrom('account').execute();
});

async function remove(token: string, password: string | null = factoryPassword) {
  const query = `mutation ($password: String) { deleteAccount(password: $password) {
    __typename ... on DeleteAccountPayload { kept { what why } } ... on Error { message }
    ... on ValidationError { fields { path } } } }`;
  const { data, errors } = await askGraph(app, query, { token, variables: { password } });
  expect(errors).toBeUndefined();
  return data?.['deleteAccount'];
}

const accounts = async () => (await app.db.selectFrom('account').select('id').execute()).map(({ id }) => id);

test('everything about the person goes, all sessions end, and what stays is said', async () => {
  const { id, email } = await createAccount(app.db);
  const { id: otherId } = await createAccount(app.db);
  const [here, elsewhere] = [
    await createSession(app.db, { account_id: id }),
    await createSession(app.db, { account_id: id }),
  ];
  expect(await remove(here.accessToken)).toEqual({
    __typename: 'DeleteAccountPayload',
    kept: keptRecords,
  });
  for (const { accessToken, refreshToken } of [here, elsewhere]) {
    expect((await askGraph(app, '{ me { id } }', { token: accessToken })).errors?.[0]?.extensions.code).toBe(
      'NOT_SIGNED_IN',
    );
    const refresh = await askGraph(app, `mutation { refreshSession(refreshToken: "${refreshToken}") { __typename } }`);
    expect(refresh.data).toEqual({ refreshSession: { __typename: 'NotSignedInError' } });
  }
  const signIn = `mutation { signIn(email: "${email}", password: "${factoryPassword}") { ... on Error { message } } }`;
  expect((await askGraph(app, signIn)).data).toEqual({
    signIn: { message: 'The email address or password is not correct.' },
  });
  expect(await accounts()).toEqual([otherId]);
  const kept = await app.db.selectFrom('audit_entry').selectAll().where('owner_id', '=', id).execute();
  expect(kept).toMatchObject([{ action: 'account.deleted', actor_id: id, subject_id: id }]);
  expect(JSON.stringify(kept)).not.toContain(email);
});

test.each(['status_subscription', 'newsletter_subscription'] as const)(
  'its row in %s goes with it, where its address is confirmed',
  async (table) => {
    await app.db.deleteFrom(table).execute();
    const confirmed = await createAccount(app.db);
    const unconfirmed = await createAccount(app.db, { email_confirmed_at: null });
    const other = 'other@example.com';
    for (const email of [confirmed.email, unconfirmed.email, other]) {
      const asked_at = testNow.toISOString();
      await app.db.insertInto(table).values({ email, email_key: email, asked_at }).execute();
    }
    for (const { id } of [confirmed, unconfirmed]) {
      await remove((await createSession(app.db, { account_id: id })).accessToken);
    }
    const left = await app.db.selectFrom(table).select('email').execute();
    expect(new Set(left.map(({ email }) => email))).toEqual(new Set([unconfirmed.email, other]));
  },
);

test('two requests at once delete it once, and tell of it once', async () => {
  const { id } = await createAccount(app.db);
  const { accessToken } = await createSession(app.db, { account_id: id });
  await app.db.deleteFrom('outgoing_mail').execute();
  const query = `mutation { deleteAccount(password: "${factoryPassword}") { __typename } }`;
  const answers = await Promise.all([1, 2].map(() => askGraph(app, query, { token: accessToken })));
  const outcomes = answers.map(
    ({ data, errors }) => errors?.[0]?.extensions.code ?? (data?.['deleteAccount'] as object as { __typename: string }),
  );
  expect(outcomes).toContainEqual({ __typename: 'DeleteAccountPayload' });
  expect(await app.db.selectFrom('outgoing_mail').select('id').execute()).toHaveLength(1);
  expect(await app.db.selectFrom('audit_entry').select('id').where('owner_id', '=', id).execute()).toHaveLength(1);
});

test('posts stay, closed and without a name', async () => {
  const { id } = await createAccount(app.db, { access: 'verified' });
  const { accessToken } = await createSession(app.db, { account_id: id });
  const here = await createJob(app.db, { owner_id: id });
  const elsewhere = await createJob(app.db, { owner_id: id, apply_url: 'https://jobs.example.com/2' });
  expect(await remove(accessToken)).toMatchObject({ __typename: 'DeleteAccountPayload' });
  const closedAt = async (jobId: string) =>
    app.db.selectFrom('job').select(['owner_id', 'closed_at']).where('id', '=', jobId).executeTakeFirst();
  expect(await closedAt(here.id)).toEqual({ owner_id: null, closed_at: now.toISOString() });
  expect(await closedAt(elsewhere.id)).toEqual({ owner_id: null, closed_at: now.toISOString() });
  const actions = await app.db.selectFrom('audit_entry').select('action').where('owner_id', '=', id).execute();
  expect(actions.map(({ action }) => action).toSorted()).toEqual(['account.deleted', 'job.closed', 'job.closed']);
});

const startedElsewhere = {
  started_elsewhere: true,
  stage: null,
  statement: null,
  applicant_name: null,
  applicant_email: null,
  applicant_phone: null,
};

test('applications go with their applicant, and the posts no longer count them', async () => {
  const [leaving, staying] = [await createAccount(app.db), await createAccount(app.db)];
  const { accessToken } = await createSession(app.db, { account_id: leaving.id });
  const [both, one, elsewhere] = [
    await createJob(app.db, { application_count: 2 }),
    await createJob(app.db, { application_count: 5 }),
    await createJob(app.db, { application_count: 1, apply_url: 'https://jobs.example.com/3' }),
  ];
  await createJobApplication(app.db, { job_id: both.id, account_id: leaving.id });
  await createJobApplication(app.db, { job_id: both.id, account_id: staying.id });
  await createJobApplication(app.db, { job_id: one.id, account_id: leaving.id });
  await createJobApplication(app.db, { job_id: elsewhere.id, account_id: leaving.id, ...startedElsewhere });
  expect(await remove(accessToken)).toMatchObject({ __typename: 'DeleteAccountPayload' });
  const counted = async ({ id }: { id: string }) =>
    (await app.db.selectFrom('job').select('application_count').where('id', '=', id).executeTakeFirstOrThrow())
      .application_count;
  expect([await counted(both), await counted(one), await counted(elsewhere)]).toEqual([1, 4, 1]);
});

test('what goes and what stays is said before, and whether the password is asked', async () => {
  const deletion = async (passwordHash?: null) => {
    const { id } = await createAccount(app.db, passwordHash === null ? { password_hash: null } : {});
    const { accessToken: token } = await createSession(app.db, { account_id: id });
    const query = '{ me { deletion { asksPassword goes kept { what why } } } }';
    return (await askGraph(app, query, { token })).data?.['me'];
  };
  const goes = expect.arrayContaining([expect.stringContaining('Your profile')]);
  expect(await deletion()).toEqual({ deletion: { asksPassword: true, goes, kept: keptRecords } });
  expect(await deletion(null)).toMatchObject({ deletion: { asksPassword: false } });
});

test('mails that wait for the account go with it; it is told of the deletion, and an earlier address of its change', async () => {
  const { db } = app;
  await db.deleteFrom('outgoing_mail').execute();
  const { token } = await signUp(app, 'leaving@example.com');
  await signUp(app, 'staying@example.com');
  await mutate(app, 'requestPasswordReset', { email: 'leaving@example.com' });
  await mutate(app, 'requestEmailChange', { newEmail: 'moved@example.com', password }, { token });
  await mutate(app, 'confirmEmail', { token: await mailedToken(db, 'moved@example.com') });
  await mutate(app, 'requestEmailChange', { newEmail: 'again@example.com', password }, { token });
  expect(await remove(token, 'not it')).toMatchObject({ __typename: 'ValidationError' });
  const before = await db.selectFrom('outgoing_mail').select('id').execute();
  expect(before).toHaveLength(6);

  expect(await remove(token, password)).toMatchObject({ __typename: 'DeleteAccountPayload' });
  const waiting = await db.selectFrom('outgoing_mail').select(['kind', 'recipient']).orderBy('id').execute();
  expect(waiting).toEqual([
    { kind: 'email-confirmation', recipient: 'staying@example.com' },
    { kind: 'email-changed', recipient: 'leaving@example.com' },
    { kind: 'account-deleted', recipient: 'moved@example.com' },
  ]);
});

test('the password is asked for, and guessed 10 times at most', async () => {
  const { id } = await createAccount(app.db);
  const { accessToken } = await createSession(app.db, { account_id: id });
  const wrong = {
    __typename: 'ValidationError',
    message: 'Your password is not correct',
    fields: [{ path: 'password' }],
  };
  for (const password of [null, '', ...Array.from({ length: 8 }, (_, index) => `guess ${index}`)]) {
    expect(await remove(accessToken, password)).toEqual(wrong);
  }
  expect(await remove(accessToken), 'the right one, too late').toMatchObject({ __typename: 'RateLimitedError' });
  expect(await accounts()).toEqual([id]);
  now = new Date(testNow.getTime() + 5 * 60_000 + 1);
  expect(await remove(accessToken)).toMatchObject({ __typename: 'DeleteAccountPayload' });
});

test('an account without a password needs a recent sign-in', async () => {
  const { id } = await createAccount(app.db, { password_hash: null });
  const { accessToken } = await createSession(app.db, { account_id: id });
  now = new Date(testNow.getTime() + 10 * 60_000 + 1);
  expect(await remove(accessToken, null)).toMatchObject({ __typename: 'ForbiddenError' });
  expect(await remove(accessToken, factoryPassword)).toMatchObject({ __typename: 'ForbiddenError' });
  now = new Date(testNow.getTime() + 10 * 60_000);
  expect(await remove(accessToken, null)).toMatchObject({ __typename: 'DeleteAccountPayload' });
});

test('the last operator stays, and any other may go', async () => {
  const { id } = await createAccount(app.db, { access: 'operator' });
  const { accessToken } = await createSession(app.db, { account_id: id });
  await createAccount(app.db, { access: 'operator', suspended_at: testNow.toISOString() });
  expect(await remove(accessToken)).toEqual({
    __typename: 'ConflictError',
    message: 'You are the last operator. Make another account an operator first.',
  });
  await createAccount(app.db, { access: 'operator' });
  expect(await remove(accessToken)).toMatchObject({ __typename: 'DeleteAccountPayload' });
});
