import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Access } from '../../../schema/access/viewer.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function person(access: Access) {
  const { id } = await createAccount(app.db, { access }, { organization: 'Test hospital' });
  return { id, token: (await createSession(app.db, { account_id: id })).accessToken };
}

type Person = Awaited<ReturnType<typeof person>>;

async function update({ token }: Person, input: object) {
  const query = `mutation ($input: ProfileInput!) { updateProfile(input: $input) {
    ... on UpdateProfilePayload { user { organization access verifiedAt verificationAskedAt } }
    ... on Error { message } } }`;
  return (await askGraph(app, query, { token, variables: { input } })).data?.['updateProfile'];
}

const actionsAbout = async ({ id }: Person) =>
  (await app.db.selectFrom('audit_entry').select('action').where('owner_id', '=', id).execute())
    .map(({ action }) => action)
    .sort();

const job = {
  title: 'Midwife',
  department: 'Maternity',
  location: 'Leeds',
  type: 'PERMANENT',
  urgency: 'LOW',
  salaryMin: 30_000,
  salaryMax: 40_000,
  description: 'Care for families.',
};
const createJob = async ({ token }: Person) =>
  (
    await askGraph(app, 'mutation ($input: JobInput!) { createJob(input: $input) { __typename } }', {
      token,
      variables: { input: job },
    })
  ).data?.['createJob'];

test('a verified account that changes its organisation waits for verification anew, and publishes nothing', async () => {
  const verified = await person('verified');
  expect(await createJob(verified)).toEqual({ __typename: 'JobPayload' });
  expect(await update(verified, { organization: 'Another hospital' })).toEqual({
    user: {
      organization: 'Another hospital',
      access: 'MEMBER',
      verifiedAt: null,
      verificationAskedAt: testNow.toISOString(),
    },
  });
  expect(await createJob(verified)).toEqual({ __typename: 'ForbiddenError' });
  expect(await actionsAbout(verified)).toEqual([
    'account.profile_changed',
    'account.verification_asked',
    'job.closed',
    'job.created',
  ]);
  const employers = await app.db.selectFrom('employer').select('name').where('name', '=', 'Another hospital').execute();
  expect(employers).toEqual([]);
  const [entry] = await app.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'subject_id', 'happened_at'])
    .where('action', '=', 'account.verification_asked')
    .where('owner_id', '=', verified.id)
    .execute();
  expect(entry).toEqual({ actor_id: verified.id, subject_id: verified.id, happened_at: testNow.toISOString() });
});

test.each([
  ['the same organisation, with space around it', { organization: '  Test hospital ' }, []],
  ['something else', { phone: '01632 960 009', lastName: 'Other' }, ['account.profile_changed']],
  ['an organisation that is refused', { organization: ' ' }, []],
])('%s leaves it verified', async (_name, input, noted) => {
  const verified = await person('verified');
  await update(verified, input);
  expect(await createJob(verified)).toEqual({ __typename: 'JobPayload' });
  expect(await actionsAbout(verified)).toEqual([...noted, 'job.created']);
});

test.each(['operator', 'member'] as const)('the access of a %s stays', async (access) => {
  const account = await person(access);
  expect(await update(account, { organization: 'Another hospital' })).toMatchObject({
    user: { organization: 'Another hospital', access: access.toUpperCase() },
  });
  expect(await actionsAbout(account)).toEqual(['account.profile_changed']);
});

test('the organisation, the access and the entry are written together or not at all', async () => {
  const verified = await person('verified');
  await sql`create function refuse_entry() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`.execute(
    app.db,
  );
  await sql`create trigger refuse_entry before insert on audit_entry for each row execute function refuse_entry()`.execute(
    app.db,
  );
  expect(await update(verified, { organization: 'Another hospital' })).toBeUndefined();
  await sql`drop trigger refuse_entry on audit_entry`.execute(app.db);
  const kept = await app.db
    .selectFrom('account')
    .innerJoin('user_profile', 'user_profile.id', 'account.id')
    .select(['access', 'organization'])
    .where('account.id', '=', verified.id)
    .executeTakeFirst();
  expect(kept).toEqual({ access: 'verified', organization: 'Test hospital' });
});
