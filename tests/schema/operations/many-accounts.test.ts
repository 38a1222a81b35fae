import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;
let operator: string;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  operator = (await createAccount(app.db, { access: 'operator' })).id;
  token = (await createSession(app.db, { account_id: operator })).accessToken;
});
afterAll(() => app.close());

const now = testNow.toISOString();
const outcomes =
  '__typename ... on AccountOutcomesPayload { outcomes { id changed message account { access verifiedAt } } }';

async function change(call: string, as = token) {
  const answer = `${outcomes} ... on ValidationError { fields { path } } ... on Error { message }`;
  const { data, errors } = await askGraph(app, `mutation { done: ${call} { ${answer} } }`, { token: as });
  expect(errors).toBeUndefined();
  return (data as { done: { __typename: string; outcomes: unknown[] } }).done;
}

const verify = (...accounts: readonly { readonly id: string; readonly organization?: string }[]) => {
  const given = accounts.map(({ id, organization }) =>
    organization === undefined ? `{ id: "${id}" }` : `{ id: "${id}", organization: "${organization}" }`,
  );
  return change(`verifyAccounts(accounts: [${given.join(', ')}])`);
};
const undo = (...ids: readonly string[]) =>
  change(`undoVerifications(verifications: [${ids.map((id) => `{ id: "${id}", verifiedAt: "${now}" }`).join(', ')}])`);
const mailsTo = (id: string) =>
  app.db.selectFrom('outgoing_mail').select(['kind', 'held_until']).where('account_id', '=', id).execute();
const entriesOf = async (id: string) => {
  const entries = app.db.selectFrom('audit_entry').select(['action', 'actor_id']).where('subject_id', '=', id);
  return entries.orderBy('id').execute();
};

describe('several accounts', () => {
  test('are verified in one request, each as one alone is', async () => {
    const [one, other] = [await createAccount(app.db), await createAccount(app.db)];
    const verified = { changed: true, message: null, account: { access: 'VERIFIED', verifiedAt: now } };
    expect(await verify(one, other)).toEqual({
      __typename: 'AccountOutcomesPayload',
      outcomes: [
        { id: one.id, ...verified },
        { id: other.id, ...verified },
      ],
    });
    const held_until = new Date(testNow.getTime() + 300_000).toISOString();
    for (const { id } of [one, other]) {
      expect(await mailsTo(id)).toEqual([{ kind: 'account-verified', held_until }]);
      expect(await entriesOf(id)).toEqual([{ action: 'account.verified', actor_id: operator }]);
      const membership = await app.db
        .selectFrom('membership')
        .innerJoin('organisation', 'organisation.id', 'membership.organisation_id')
        .select(['membership.verified_at as member', 'organisation.verified_at as organisation'])
        .where('membership.account_id', '=', id)
        .executeTakeFirst();
      expect(membership).toEqual({ member: now, organisation: now });
    }
  });

  test('are put back as one alone is: no mail is sent, and the log says so', async () => {
    const [one, other] = [await createAccount(app.db), await createAccount(app.db)];
    await verify(one, other);
    const waits = { changed: true, message: null, account: { access: 'MEMBER', verifiedAt: null } };
    expect(await undo(one.id, other.id)).toMatchObject({
      outcomes: [
        { id: one.id, ...waits },
        { id: other.id, ...waits },
      ],
    });
    for (const { id } of [one, other]) {
      expect(await mailsTo(id)).toEqual([]);
      expect((await entriesOf(id)).map(({ action }) => action)).toEqual([
        'account.verified',
        'account.verification_undone',
      ]);
    }
  });

  test('of which some cannot be verified keep no other from it', async () => {
    const unconfirmed = await createAccount(app.db, { email_confirmed_at: null });
    const known = await createAccount(app.db, { access: 'verified' });
    const renamed = await createAccount(app.db);
    const last = await createAccount(app.db);
    const missing = crypto.randomUUID();
    expect(
      await verify(unconfirmed, known, { id: renamed.id, organization: 'Another one' }, { id: missing }, last),
    ).toMatchObject({
      outcomes: [
        { id: unconfirmed.id, changed: false, account: null, message: expect.stringContaining('email address') },
        { id: known.id, changed: false, account: { access: 'VERIFIED' }, message: null },
        { id: renamed.id, changed: false, account: null, message: expect.any(String) },
        { id: missing, changed: false, account: null, message: 'Account not found' },
        { id: last.id, changed: true, account: { access: 'VERIFIED' }, message: null },
      ],
    });
    expect(await mailsTo(unconfirmed.id)).toEqual([]);
    expect(await entriesOf(renamed.id)).toEqual([]);
  });

  test('that are named twice count once', async () => {
    const { id } = await createAccount(app.db);
    expect((await verify({ id }, { id: id.toUpperCase() }, { id })).outcomes).toHaveLength(1);
    expect(await entriesOf(id)).toHaveLength(1);
    expect((await undo(id, id)).outcomes).toHaveLength(1);
  });

  test('are 100 at most; more are refused, and none is looked up', async () => {
    const { id } = await createAccount(app.db);
    const unknown = (count: number) => Array.from({ length: count }, () => ({ id: crypto.randomUUID() }));
    const refused = { __typename: 'ValidationError', fields: [{ path: 'accounts' }] };
    expect(await verify({ id }, ...unknown(100))).toMatchObject(refused);
    expect(await undo(id, ...unknown(100).map((one) => one.id))).toMatchObject({ fields: [{ path: 'verifications' }] });
    expect(await entriesOf(id)).toEqual([]);
    const { outcomes: all } = await verify(...unknown(99), { id });
    expect(all).toHaveLength(100);
    expect(all.at(-1)).toMatchObject({ id, changed: true });
  });

  test('are verified by operators alone, also where nothing is named', async () => {
    const { id: account_id } = await createAccount(app.db, { access: 'verified' });
    const { accessToken } = await createSession(app.db, { account_id });
    const { id } = await createAccount(app.db);
    for (const call of [`verifyAccounts(accounts: [{ id: "${id}" }])`, 'verifyAccounts(accounts: [])']) {
      expect((await change(call, accessToken)).__typename).toBe('ForbiddenError');
    }
    expect(await entriesOf(id)).toEqual([]);
  });
});
