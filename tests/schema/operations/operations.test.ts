import type { Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccessChange } from '../../../schema/access/access-change.ts';
import { setAccess, suspendAccount } from '../../../schema/access/access-changes.ts';
import type { DB } from '../../../schema/tables.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { createAccount, factoryPassword } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { send } from '../../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { noQueue } from '../../support/test-ports.ts';

let app: TestApp;
let operatorId: string;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('account').execute();
  ({ id: operatorId, token } = await operator());
});

async function operator() {
  const { id } = await createAccount(app.db, { access: 'operator' });
  return { id, token: (await createSession(app.db, { account_id: id })).accessToken };
}

async function change(call: string, as = token) {
  const query = `mutation { ${call} {
    __typename ... on AccountRecordPayload { changed account { id access verifiedAt suspendedAt } } ... on Error { message } } }`;
  const { data, errors } = await askGraph(app, query, { token: as });
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as { __typename: string; account?: object; message?: string };
}

const entriesAbout = (id: string) =>
  app.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_kind', 'actor_id', 'subject_kind', 'subject_id', 'happened_at'])
    .where('owner_id', '=', id)
    .orderBy('id')
    .execute();
const actionsAbout = async (id: string) => (await entriesAbout(id)).map(({ action }) => action);

test('verifying lets an account publish, is noted once, and changes no one who may do so already', async () => {
  const { id } = await createAccount(app.db);
  const verified = { id, access: 'VERIFIED', verifiedAt: testNow.toISOString(), suspendedAt: null };
  const payload = { __typename: 'AccountRecordPayload', account: verified };
  expect(await change(`verifyAccount(id: "${id}")`)).toEqual({ ...payload, changed: true });
  expect(await change(`verifyAccount(id: "${id}")`)).toEqual({ ...payload, changed: false });
  expect(await entriesAbout(id)).toEqual([
    {
      action: 'account.verified',
      actor_kind: 'account',
      actor_id: operatorId,
      subject_kind: 'account',
      subject_id: id,
      happened_at: testNow.toISOString(),
    },
  ]);
  expect(await change(`verifyAccount(id: "${operatorId}")`)).toMatchObject({ account: { access: 'OPERATOR' } });
});

test('a verification that was given by mistake is undone: the account waits where it did, and the log says so', async () => {
  const { id } = await createAccount(app.db);
  const asked = () =>
    app.db.selectFrom('account').select('verification_asked_at').where('id', '=', id).executeTakeFirst();
  const before = await asked();
  await change(`verifyAccount(id: "${id}")`);
  const waiting = { id, access: 'MEMBER', verifiedAt: null, suspendedAt: null };
  const undo = (ofId: string) => change(`undoVerification(id: "${ofId}", verifiedAt: "${testNow.toISOString()}")`);
  const organisations = () =>
    app.db
      .selectFrom('organisation')
      .innerJoin('membership', 'membership.organisation_id', 'organisation.id')
      .select('organisation.verified_at')
      .where('membership.account_id', '=', id)
      .execute();
  expect(await organisations()).toEqual([{ verified_at: expect.any(String) }]);
  expect(await undo(id)).toMatchObject({ account: waiting, changed: true });
  expect(await undo(id)).toMatchObject({ account: waiting, changed: false });
  expect(await organisations()).toEqual([{ verified_at: null }]);
  expect(await asked()).toEqual(before);
  expect(await actionsAbout(id)).toEqual(['account.verified', 'account.verification_undone']);
  expect(await undo(operatorId)).toEqual({
    __typename: 'ConflictError',
    message: 'This account is an operator by now. Change its access instead.',
  });
});

test('the mail about a verification that is undone fits an account that is suspended', async () => {
  const { id } = await createAccount(app.db);
  await change(`verifyAccount(id: "${id}")`);
  // Long enough ago for the mail about it to have been sent.
  const verifiedAt = new Date(testNow.getTime() - 3_600_000).toISOString();
  await app.db.updateTable('account').set({ verified_at: verifiedAt }).where('id', '=', id).execute();
  await change(`suspendAccount(id: "${id}", reason: "Two people have complained.")`);
  await app.db.deleteFrom('outgoing_mail').execute();
  await change(`undoVerification(id: "${id}", verifiedAt: "${verifiedAt}")`);
  await change(`unsuspendAccount(id: "${id}")`);
  const mails = await app.db.selectFrom('outgoing_mail').select('body_text').orderBy('id').execute();
  expect(mails[0]?.body_text).toContain('Your account stays suspended, so you cannot sign in.');
  expect(mails[0]?.body_text).not.toContain('sign in as before');
  expect(mails[1]?.body_text).toContain('You can sign in again. You cannot publish until your account is verified.');
  expect(mails[1]?.body_text).not.toContain('shown again');
});

test('an operator who undoes a verification leaves the one that another operator gave since', async () => {
  const other = await operator();
  const { id } = await createAccount(app.db);
  const verifiedAt = '2026-10-01T08:00:00.000Z';
  // What the other operator has verified at another time than the first one.
  await change(`verifyAccount(id: "${id}")`, other.token);
  await createJob(app.db, { owner_id: id });
  expect(await change(`undoVerification(id: "${id}", verifiedAt: "${verifiedAt}")`)).toEqual({
    __typename: 'ConflictError',
    message: 'Another operator has verified this account since. Look at it again before you undo that.',
  });
  expect(await actionsAbout(id)).toEqual(['account.verified']);
  const jobs = await app.db.selectFrom('job').select('closed_at').where('owner_id', '=', id).execute();
  expect(jobs).toEqual([{ closed_at: null }]);
});

test('a sign-in to a suspended account returns the reason and the contact, with the right password alone', async () => {
  const { id, email } = await createAccount(app.db);
  const signIn = async (password: string) => {
    const query = `mutation { signIn(email: "${email}", password: "${password}") { __typename ... on Error { message } } }`;
    return (await askGraph(app, query)).data?.['signIn'];
  };
  await change(`suspendAccount(id: "${id}", reason: "An earlier reason.")`);
  await change(`unsuspendAccount(id: "${id}")`);
  await change(`suspendAccount(id: "${id}", reason: "Two people <b>have</b>\\n\\ncomplained")`);
  const message =
    'This account is suspended. The reason: Two people <b>have</b> complained. If you think that this is a mistake, contact the team that runs Wayline.';
  expect(await signIn(factoryPassword)).toEqual({ __typename: 'ForbiddenError', message });
  const wrong = (await signIn('another password')) as { message: string };
  expect(wrong).toMatchObject({ __typename: 'NotSignedInError' });
  expect(wrong.message).not.toMatch(/suspended|complained/);
  const rest = await send(app, 'POST', '/auth/signin', { body: { email, password: factoryPassword } });
  expect([rest.statusCode, rest.json().error]).toEqual([403, message]);
});

test('a suspended account is signed out everywhere at once and cannot sign in until that is lifted', async () => {
  const { id, email } = await createAccount(app.db, { access: 'verified' });
  const session = await createSession(app.db, { account_id: id });
  const signIn = () =>
    askGraph(app, `mutation { signIn(email: "${email}", password: "${factoryPassword}") { __typename } }`);

  expect(await change(`suspendAccount(id: "${id}", reason: "Two people have complained.")`)).toMatchObject({
    account: { suspendedAt: testNow.toISOString() },
  });
  expect(await askGraph(app, '{ me { id } }', { token: session.accessToken })).toMatchObject({
    errors: [{ extensions: { code: 'NOT_SIGNED_IN' } }],
  });
  expect(
    await askGraph(app, `mutation { refreshSession(refreshToken: "${session.refreshToken}") { __typename } }`),
  ).toMatchObject({ data: { refreshSession: { __typename: 'NotSignedInError' } } });
  expect(await signIn()).toMatchObject({ data: { signIn: { __typename: 'ForbiddenError' } } });
  expect(
    await app.db.selectFrom('session').select(['ended_at', 'end_reason']).where('account_id', '=', id).execute(),
  ).toEqual([{ ended_at: testNow.toISOString(), end_reason: 'suspended' }]);

  await change(`suspendAccount(id: "${id}", reason: "Two people have complained.")`);
  expect(await change(`unsuspendAccount(id: "${id}")`)).toMatchObject({
    account: { suspendedAt: null, access: 'VERIFIED' },
  });
  await change(`unsuspendAccount(id: "${id}")`);
  expect(await signIn()).toMatchObject({ data: { signIn: { __typename: 'SessionPayload' } } });
  expect(await askGraph(app, '{ me { id } }', { token: session.accessToken }), 'sessions stay ended').toMatchObject({
    errors: [{ extensions: { code: 'NOT_SIGNED_IN' } }],
  });
  expect((await actionsAbout(id)).toSorted()).toEqual([
    'account.suspended',
    'account.unsuspended',
    'session.signed_in',
  ]);
});

test('a change of access holds from the next request on, and an account that loses it waits for verification again', async () => {
  const { id } = await createAccount(app.db);
  const { accessToken } = await createSession(app.db, { account_id: id });
  const log = () => askGraph(app, '{ auditLog(first: 1) { nodes { id } } }', { token: accessToken });
  expect(await log()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  await change(`setAccountAccess(id: "${id}", access: OPERATOR)`);
  expect((await log()).errors).toBeUndefined();
  await change(`setAccountAccess(id: "${id}", access: VERIFIED)`);
  expect(await log()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  expect(await change(`setAccountAccess(id: "${id}", access: MEMBER)`)).toMatchObject({
    account: { verifiedAt: null },
  });
  expect(
    await app.db.selectFrom('account').select('verification_asked_at').where('id', '=', id).executeTakeFirst(),
  ).toEqual({ verification_asked_at: testNow.toISOString() });
  expect(await actionsAbout(id)).toEqual(['account.made_operator', 'account.made_verified', 'account.made_member']);
});

test('an account with an unconfirmed address becomes neither an operator nor verified', async () => {
  const { id } = await createAccount(app.db, { email_confirmed_at: null }, { organization: '' });
  const unconfirmed = {
    __typename: 'ConflictError',
    message: 'The email address of this account is not confirmed, so it may belong to someone else.',
  };
  expect(await change(`setAccountAccess(id: "${id}", access: OPERATOR)`)).toEqual(unconfirmed);
  await app.db.updateTable('user_profile').set({ organization: 'Test hospital' }).where('id', '=', id).execute();
  expect(await change(`setAccountAccess(id: "${id}", access: VERIFIED)`)).toEqual(unconfirmed);
  expect(await change(`verifyAccount(id: "${id}")`)).toEqual(unconfirmed);
  expect(await actionsAbout(id)).toEqual([]);
  await app.db.updateTable('account').set({ email_confirmed_at: testNow.toISOString() }).where('id', '=', id).execute();
  await app.db.updateTable('user_profile').set({ organization: '' }).where('id', '=', id).execute();
  expect(await change(`setAccountAccess(id: "${id}", access: OPERATOR)`)).toMatchObject({
    account: { access: 'OPERATOR' },
  });
});

describe('an operator is always left', () => {
  test.each([
    'suspendAccount(id: "ME", reason: "Two people have complained.")',
    'setAccountAccess(id: "ME", access: MEMBER)',
    'setAccountAccess(id: "ME", access: VERIFIED)',
  ])('an operator cannot take away their own access: %s', async (call) => {
    await operator();
    expect(await change(call.replace('ME', operatorId))).toEqual({
      __typename: 'ForbiddenError',
      message: 'You cannot take away your own access. Ask another operator.',
    });
    expect(await actionsAbout(operatorId)).toEqual([]);
  });

  const now = testNow.toISOString();
  const ports = { site: { productName: 'Test', origin: 'http://127.0.0.1' }, queue: noQueue };
  const ways = {
    suspending: (transaction: Transaction<DB>, given: AccessChange) =>
      suspendAccount(transaction, given, 'Two people have complained.'),
    'taking access': (transaction: Transaction<DB>, given: AccessChange) => setAccess(transaction, given, 'member'),
  };

  test.each(Object.entries(ways))('%s the last one is refused to the command line too', async (_name, take) => {
    const given: AccessChange = { id: operatorId, actor: { kind: 'command_line' }, ports, now };
    await expect(inTransaction(app.db, (transaction) => take(transaction, given))).rejects.toThrow(
      'This is the last operator. Make another account an operator first.',
    );
    expect(await actionsAbout(operatorId)).toEqual([]);
  });

  test.each(Object.entries(ways))('%s each other at the same moment leaves one', async (_name, take) => {
    const { id: otherId } = await operator();
    const each = [
      { id: otherId, actor: { kind: 'account', id: operatorId }, ports, now },
      { id: operatorId, actor: { kind: 'account', id: otherId }, ports, now },
    ] as const;
    const done = await Promise.allSettled(
      each.map((given) => inTransaction(app.db, (transaction) => take(transaction, given))),
    );
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const left = app.db.selectFrom('account').select('id').where('access', '=', 'operator');
    expect(await left.where('suspended_at', 'is', null).execute()).toHaveLength(1);
  });
});

const calls = ['verifyAccount', 'undoVerification', 'suspendAccount', 'unsuspendAccount', 'setAccountAccess'];
const unknown = [
  '01a1ede2-6680-790d-b5ad-95077e39d399',
  'no-such-account',
  '',
  '99999999999999999999',
  '%00',
  '\\u0000',
];

test.each(calls.flatMap((call) => unknown.map((id) => [call, id] as const)))(
  '%s of %j finds no account',
  async (call, id) => {
    const more = {
      setAccountAccess: ', access: MEMBER',
      suspendAccount: ', reason: "Two people have complained."',
      undoVerification: ', verifiedAt: "2026-11-20T09:00:00Z"',
    };
    expect(await change(`${call}(id: "${id}"${more[call as keyof typeof more] ?? ''})`)).toEqual({
      __typename: 'NotFoundError',
      message: 'Account not found',
    });
  },
);
