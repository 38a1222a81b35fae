import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DB } from '../../../schema/tables.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { createPeople } from './people.ts';
import { policies } from './policies.ts';
import { rootFields, wholeCall } from './whole-operation.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

/** Every mutation for which a user must be signed in. */
const needsSession = rootFields().filter(
  ({ name, kind, field }) =>
    kind === 'mutation' &&
    field.extensions['needsNoSession'] !== true &&
    policies[name]?.policy.anonymous === 'NotSignedInError',
);

/** How many rows each table has, and what was last written to it; what has ended in it is not looked at. */
async function written(db: Kysely<DB>): Promise<unknown> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('session', 'rate_limit')
    order by table_name`.execute(db);
  const counted: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql`select count(*), max(xmin::text::bigint) from ${sql.table(name)}`.execute(db);
    counted[name] = rows;
  }
  return { counted, sessions: await db.selectFrom('session').select('id').orderBy('id').execute() };
}

/** What ends a session, so that whatever follows in the same request has none. */
const endings = {
  signOut: () => 'signOut { __typename }',
  endSession: (sessionId: string) => `endSession(id: "${sessionId}") { __typename }`,
};

test('there are mutations that need a session', () => {
  expect(needsSession.length).toBeGreaterThan(20);
});

const table = needsSession.flatMap((root) =>
  Object.entries(endings).map(([ending, end]) => [root.field.name, ending, root, end] as const),
);

test.each(table)('%s after %s in one request is refused, and writes nothing', async (_name, _ending, root, end) => {
  const { policy, given, levels, arrange } = policies[root.name] ?? {};
  const people = await createPeople(app.db, policy?.owner === 'answered' ? 'owner' : 'operator');
  await arrange?.(app.db, people);
  const before = await written(app.db);
  const call = wholeCall(root, given?.(people) ?? '', levels);
  const query = `mutation { first: ${end(people.self?.sessionId ?? '')} then: ${call} }`;
  // As a page of the portal asks, which alone can begin a sign-in elsewhere.
  const headers = { authorization: `Bearer ${people.self?.token}`, 'x-session-cookie': '1' };
  const answer = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  const { data, errors } = answer.json();
  expect(errors).toBeUndefined();
  expect(data.first.__typename).toMatch(/Payload$/);
  expect(data.then).toMatchObject({ __typename: 'NotSignedInError' });
  expect(await written(app.db)).toEqual(before);
});

test.each(['applyForJob', 'createEquipment', 'createJob'])(
  'what %s has created is not answered to the same request after signOut',
  async (name) => {
    const root = rootFields().find(({ field }) => field.name === name) as (typeof needsSession)[number];
    const people = await createPeople(app.db, 'owner');
    const call = wholeCall(root, policies[root.name]?.given?.(people) ?? '', 2);
    const headers = { authorization: `Bearer ${people.self?.token}`, 'idempotency-key': `again-${name}` };
    const ask = async (query: string) =>
      (await app.server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).json().data;
    const created = { again: { __typename: expect.stringMatching(/Payload$/) } };
    expect(await ask(`mutation { again: ${call} }`)).toMatchObject(created);
    expect(await ask(`mutation { again: ${call} }`)).toMatchObject(created);
    expect(await ask(`mutation { signOut { __typename } again: ${call} }`)).toMatchObject({
      again: { __typename: 'NotSignedInError' },
    });
  },
);
