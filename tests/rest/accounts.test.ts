import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicationExamples } from '../../server/rest/applications/examples.ts';
import { createAccount } from '../factories/account.ts';
import { createJob } from '../factories/job.ts';
import { createJobApplication } from '../factories/job-application.ts';
import { grantAccess, newAccount, password, send, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { ask, expectError } from './answers.ts';
import { bodyRows, signedInRows } from './table.ts';

const moveExample = applicationExamples['moveApplication'] as { id: string };

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp({ environment: { PUBLIC_ORIGIN: 'https://portal.example' } });
  const account = await signUp(app);
  ({ token } = account);
  // Nothing is refused to them before the body is looked at.
  await grantAccess(app, 'operator', account);
  // An application is moved by the account that advertised the post alone.
  const { id: job_id } = await createJob(app.db, { owner_id: account.id });
  const { id: account_id } = await createAccount(app.db);
  await createJobApplication(app.db, { id: moveExample.id, job_id, account_id });
});
// These tests come from one network, and are not about how often something may be tried.
beforeEach(() => app.db.deleteFrom('rate_limit').execute());
// Nor about whose organisation has changed, who can no longer read the applications to their posts.
beforeEach(() =>
  app.db
    .updateTable('user_profile')
    .set({ organization: newAccount()['organization'] as string })
    .execute(),
);
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };

/** Values that are not of a type of JSON. */
function otherThan(type: string): unknown[] {
  const number = { integer: 1.5, number: '1' }[type] ?? 1;
  return [number, type === 'array' ? 'admin' : ['admin'], type === 'object' ? 'admin' : { $ne: null }];
}

describe.each(bodyRows)('$route.method $name', ({ address, route, body }) => {
  const sent = (payload: string | object, headers: object = {}) =>
    ask(app.server, address, {
      method: route.method,
      headers: { ...(route.signedIn ? { authorization: `Bearer ${token}` } : {}), ...json, ...headers },
      payload,
    });

  it('names every field that it does not know', async () => {
    const { fields } = expectError(await sent({ ...body.example, id: 'x', access: 'operator', isAdmin: true }), 400);
    expect(Object.keys(fields ?? {})).toEqual(['id', 'access', 'isAdmin']);
  });

  it.each(body.fields)('refuses a $name of another type', async ({ name, schema }) => {
    for (const value of otherThan(String(schema['type']))) {
      const { fields } = expectError(await sent({ ...body.example, [name]: value }), 400);
      expect(Object.keys(fields ?? {}), JSON.stringify(value)).toEqual([name]);
    }
  });

  it.each(body.fields.filter(({ schema }) => schema['type'] === 'string').map(({ name }) => name))(
    'answers any text as %s without a failure',
    async (name) => {
      for (const value of ['', '\0', '\ud800', `${'é'.repeat(70_000)}`, '\u202e', "' or 1=1 --", '%', '{"$gt":""}']) {
        const answer = await sent({ ...body.example, [name]: value });
        expect(answer.statusCode, `${value.slice(0, 9)}: ${answer.body}`).toBeLessThan(500);
      }
    },
  );

  it.each(['[]', '1', '"text"', 'true', '{', '{"a":'])('refuses the body %j', async (payload) => {
    expectError(await sent(payload), 400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses a body of %s',
    async (type) => {
      expectError(await sent('a=b', { 'content-type': type }), 415);
    },
  );
});

const tokenRefused = 'Your session has ended, or its access token is over. Renew the session, or sign in again.';

describe.each(signedInRows)('$route.method $name', ({ address, route }) => {
  it.each([
    ['an anonymous caller', undefined, 'No user logged in'],
    ['a token that is none', 'Bearer nonsense', tokenRefused],
    ['another scheme', 'Basic YTpi', tokenRefused],
  ])('refuses %s', async (_name, authorization, sentence) => {
    const answer = await ask(app.server, address, {
      method: route.method,
      headers: authorization === undefined ? {} : { authorization },
    });
    const { code, error } = expectError(answer, 401);
    expect([code, error]).toEqual(['NOT_SIGNED_IN', sentence]);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });
});

it('opens an account by the names of the record, and the answer is not cached', async () => {
  const { email, ...given } = newAccount();
  const answer = await send(app, 'POST', '/auth/signup', { body: { email, ...given } });
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { user, ...session } = answer.json();
  expect(session).toEqual({
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    refresh_token: expect.stringMatching(/^[\w-]{43}$/),
    token_type: 'bearer',
    expires_in: 900,
    expires_at: '2026-11-20T09:45:00.000Z',
  });
  expect(user).toEqual({
    id: expect.any(String),
    email,
    first_name: 'Asha',
    last_name: 'Mensah',
    phone: '01632 960 001',
    organization: 'Brambleford Community Hospital',
    role: 'nurse',
    verified_at: null,
    updated_at: '2026-11-20T09:30:00.000Z',
  });
});

it('refuses an address that has an account, however it is written', async () => {
  const { email } = await signUp(app);
  for (const again of [email, email.toUpperCase(), ` ${email} `]) {
    const answer = await send(app, 'POST', '/auth/signup', { body: newAccount({ email: again }) });
    expect(expectError(answer, 409)).toMatchObject({
      error: 'Failed to create account',
      code: 'CONFLICT',
      fields: { email: expect.stringMatching(/^If you have an account already, sign in or reset your password\./) },
    });
  }
});

it('names each field that is missing, where all are', async () => {
  expect(expectError(await send(app, 'POST', '/auth/signup', { body: {} }), 400).fields).toEqual({
    email: 'Enter your email address',
    password: 'Password must be at least 8 characters long',
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    phone: 'Enter a phone number',
    organization: 'Enter your organisation',
  });
});

it('names everything that is wrong with an account at once', async () => {
  const body = {
    email: 'no address',
    password: 'short',
    firstName: ' ',
    phone: '12',
    role: 'boss',
    acceptTerms: false,
  };
  const { fields, error } = expectError(await send(app, 'POST', '/auth/signup', { body }), 400);
  expect(error).toBe('There are problems with 8 fields.');
  expect(fields).toMatchObject({
    email: 'Enter an email address in the correct format, like name@example.com',
    password: 'Password must be at least 8 characters long',
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    organization: 'Enter your organisation',
    role: expect.stringMatching(/^role must be one of nurse, .*, user\.$/),
    acceptTerms: 'Accept the terms of service and privacy policy to create an account',
  });
});

/** Each text that an account's row needs; that a link leads nowhere is said before anything else of its row is asked. */
const needed = bodyRows
  .filter(({ route }) => route.tag.name === 'Accounts')
  .flatMap(({ body, ...row }) => {
    const names = body.fields.filter((field) => field.required).map(({ name }) => name);
    return (names.includes('token') ? ['token'] : names).map((missing) => ({ ...row, body, missing }));
  });

it.each(needed)('$name says what to enter where $missing is missing', async ({ address, route, body, missing }) => {
  const { [missing]: _, ...others } = body.example as Record<string, unknown>;
  const blank = missing === 'email' ? ['', '  '] : [''];
  for (const payload of [others, {}, ...[null, ...blank].map((value) => ({ ...others, [missing]: value }))]) {
    const answer = await ask(app.server, address, { method: route.method, headers: json, payload });
    expect(expectError(answer, 400).fields?.[missing]).toMatch(/\w \w/);
  }
});

it.each(['password', 'Password1', 'qwertyuiop', '12345678'])('refuses the common password %s', async (common) => {
  const answer = await send(app, 'POST', '/auth/signup', { body: newAccount({ password: common }) });
  expect(Object.keys(expectError(answer, 400).fields ?? {})).toEqual(['password']);
});

it('takes a password of any letters whole', async () => {
  const long = `${'ß🩺 '.repeat(40)}end`;
  const { email } = await signUp(app, { password: long });
  const attempt = (given: string) => send(app, 'POST', '/auth/login', { body: { email, password: given } });
  expect((await attempt(long)).statusCode).toBe(200);
  expectError(await attempt(long.slice(0, -1)), 401);
});

it('answers an unknown address and a wrong password alike', async () => {
  const { email } = await signUp(app);
  const answers = await Promise.all(
    [
      { email, password: 'not the right one' },
      { email: 'unknown@example.com', password },
    ].map((body) => send(app, 'POST', '/auth/signin', { body })),
  );
  const [known, unknown] = answers.map((answer) => {
    const { 'x-request-id': id, date, ...headers } = answer.headers;
    return { body: expectError(answer, 401), headers };
  });
  expect(known).toEqual(unknown);
  expect(known?.body).toMatchObject({ error: 'The email address or password is not correct.', code: 'NOT_SIGNED_IN' });
});

it('changes the fields of a profile that are given, for its own reader alone', async () => {
  const { token: own } = await signUp(app);
  const body = { first_name: 'Zoë', role: 'doctor' };
  const changed = (await send(app, 'PUT', '/auth/profile', { token: own, body })).json();
  expect(changed).toMatchObject({ first_name: 'Zoë', last_name: 'Mensah', role: 'doctor' });
  const read = await send(app, 'GET', '/auth/profile', { token: own });
  expect(read.json()).toEqual(changed);
  expect(read.headers['cache-control']).toBe('private, no-store');
});

it('has a verified account that changes its organisation wait for verification anew', async () => {
  const person = await signUp(app);
  await grantAccess(app, 'verified', person);
  const change = async (body: object) =>
    (await send(app, 'PUT', '/auth/profile', { token: person.token, body })).json().verified_at;
  expect(await change({ phone: '01632 960 009' })).not.toBeNull();
  expect(await change({ organization: 'Another hospital' })).toBeNull();
});
