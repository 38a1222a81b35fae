import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askGraph } from '../support/ask-graph.ts';
import { newAccount, send, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const person = {
  email: 'asha.mensah@clinic.example',
  password: 'nine herons on a pier',
  firstName: 'Asha',
  lastName: 'Mensah',
  phone: '01632 960 999',
  organization: 'Brambleford Night Clinic',
};
/** What stands in the database for their password, and in its tokens. */
const digests = ['$argon2', String.raw`\\x`];

let app: TestApp;
let lines: string[];
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(line) };
  app = await openTestApp({ environment: { LOG_LEVEL: 'trace' }, log });
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
});

/** The one error that was logged, among lines that say nothing of the person. */
function loggedError(): Record<string, unknown> {
  const text = lines.join('');
  for (const part of [...Object.values(person), ...digests]) {
    expect(text).not.toContain(part);
  }
  const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(errors).toHaveLength(1);
  return errors[0].err;
}

describe.each([
  ['user_profile', `first_name <> 'Asha'`],
  ['account', `email not like 'asha%'`],
])('a person whom a rule of %s refuses', (table, rule) => {
  beforeAll(() => sql.raw(`alter table ${table} add constraint nobody_like_her check (${rule})`).execute(app.db));
  afterAll(() => sql.raw(`alter table ${table} drop constraint nobody_like_her`).execute(app.db));

  const refusal = {
    code: '23514',
    schema: 'public',
    table,
    constraint: 'nobody_like_her',
    message: `new row for relation "${table}" violates check constraint "nobody_like_her"`,
    stack: expect.stringContaining('\n    at '),
  };

  test('is not named in the log of REST', async () => {
    expect((await send(app, 'POST', '/auth/signup', { body: newAccount(person) })).statusCode).toBe(500);
    expect(loggedError()).toMatchObject(refusal);
  });

  test('is not named in the log of the graph', async () => {
    const input = { ...newAccount(person), acceptTerms: true };
    const query = 'mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }';
    const { errors } = await askGraph(app, query, { variables: { input } });
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(loggedError()).toMatchObject(refusal);
  });
});

describe('while a table is away', () => {
  const away = (table: string) => sql.raw(`alter table ${table} rename to away`).execute(app.db);
  let table = '';
  afterEach(() => sql.raw(`alter table away rename to ${table}`).execute(app.db));

  test('the log does not say what somebody searched for', async () => {
    table = 'job';
    await away(table);
    const { errors } = await askGraph(app, `{ jobs(filter: { search: "${person.organization}" }) { totalCount } }`);
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(loggedError()).toMatchObject({ code: '42P01', message: 'relation "job" does not exist' });
  });

  test('the log does not say whose session it was', async () => {
    const { token } = await signUp(app);
    const { id } = await app.db.selectFrom('session').select('id').executeTakeFirstOrThrow();
    table = 'session';
    await away(table);
    expect((await send(app, 'GET', '/auth/profile', { token })).statusCode).toBe(500);
    expect(loggedError()).toMatchObject({ code: '42P01', message: 'relation "session" does not exist' });
    expect(lines.join('')).not.toContain(id);
    expect(lines.join('')).not.toContain(token);
  });
});
