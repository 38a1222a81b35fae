import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccount } from '../factories/account.ts';
import { createSession } from '../factories/session.ts';
import { send } from '../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

let app: TestApp;
let now = testNow;
let person: Person;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = testNow;
  person = await signedIn();
});

async function signedIn() {
  const { id } = await createAccount(app.db);
  return createSession(app.db, { account_id: id });
}

const json = { 'content-type': 'application/json' };

function signOut({ headers, url = '/api/auth/signout', ...sent }: Partial<InjectOptions> = {}) {
  return app.server.inject({ method: 'POST', url, headers: { ...headers }, ...sent });
}
const bearer = () => ({ authorization: `Bearer ${person.accessToken}` });
const goesOn = async ({ accessToken: token }: Person) =>
  (await send(app, 'GET', '/auth/profile', { token })).statusCode === 200;

/** Headers and a body, as a client may send them along. */
const sent: [string, Readonly<Record<string, string>>, string | Buffer | undefined][] = [
  ['no body', {}, undefined],
  ['an empty body', json, ''],
  ['an empty object', json, '{}'],
  ['the refresh token, as older clients do', json, '{"refresh_token":"made up"}'],
  ['fields of any name', json, '{"id":1,"access":"operator","__proto__":{"refresh_token":2}}'],
  ['a refresh token of another type', json, '{"refresh_token":{"$ne":null}}'],
  ['a list', json, '[]'],
  ['a number', json, '1'],
  ['null', json, 'null'],
  ['JSON that is cut off', json, '{"refresh_token":"'],
  ['text', { 'content-type': 'text/plain' }, 'bye'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'refresh_token=made+up'],
  ['a form of many parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
  ['a type that cannot be read', { 'content-type': ';;;' }, '{}'],
  ['a body without a type', {}, '{}'],
  ['bytes', { 'content-type': 'application/octet-stream' }, Buffer.from([0, 255, 192])],
  ['a body that says it is compressed', { ...json, 'content-encoding': 'gzip' }, '{}'],
  ['a body of the greatest length', json, `{"refresh_token":"${'x'.repeat(999_900)}"}`],
  ['a body that is too long', json, `"${'x'.repeat(3_000_000)}"`],
  ['an Idempotency-Key that cannot be used', { 'idempotency-key': 'é'.repeat(300) }, undefined],
];

describe('POST /api/auth/signout', () => {
  test.each(sent)('with %s ends the session', async (_name, headers, payload) => {
    const answer = await signOut({ headers: { ...headers, ...bearer() }, ...(payload !== undefined && { payload }) });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await goesOn(person)).toBe(false);
  });

  test.each(sent)('with %s and no token is as good as done', async (_name, headers, payload) => {
    const answer = await signOut({ headers, ...(payload !== undefined && { payload }) });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await goesOn(person)).toBe(true);
  });

  test.each(['?x=1', '?refresh_token=made+up', '?%zz'])('with %s in the address ends the session', async (query) => {
    expect((await signOut({ url: `/api/auth/signout${query}`, headers: bearer() })).statusCode).toBe(204);
    expect(await goesOn(person)).toBe(false);
  });

  test.each(['Bearer nonsense', 'Bearer a.b.c', 'Bearer ', 'Basic YTpi', 'é'])(
    'with the authorization %j is as good as done',
    async (authorization) => {
      expect((await signOut({ headers: { authorization } })).statusCode).toBe(204);
    },
  );

  test.each(['refresh_token', 'refreshToken'])(
    'ends the session whose token is in %s, whatever became of the access token',
    async (name) => {
      const other = await signedIn();
      now = new Date(testNow.getTime() + 16 * 60_000);
      const body = { [name]: person.refreshToken };
      const answer = await signOut({ headers: bearer(), payload: body });
      expect(answer.statusCode).toBe(204);
      const refreshed = ({ refreshToken }: Person) =>
        send(app, 'POST', '/auth/refresh', { body: { refresh_token: refreshToken } });
      expect((await refreshed(person)).statusCode).toBe(401);
      expect((await refreshed(other)).statusCode).toBe(200);
    },
  );

  test('of a page elsewhere, which has no token, ends nothing and clears nothing', async () => {
    const cookie = { cookie: `session=${person.refreshToken}` };
    const elsewhere = { ...cookie, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    for (const headers of [cookie, elsewhere, { ...elsewhere, 'x-session-cookie': '1' }]) {
      const answer = await signOut({ headers });
      expect(answer.statusCode).toBe(204);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(await goesOn(person)).toBe(true);
    }
  });

  test('of a page elsewhere that has a token needs no type of a body', async () => {
    const headers = { ...bearer(), origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await signOut({ headers })).statusCode).toBe(204);
    expect(await goesOn(person)).toBe(false);
  });
});

test('the graph ends the session of a refresh token, too', async () => {
  const query = 'mutation ($token: String) { signOut(refreshToken: $token) { __typename } }';
  const ask = (token: string | null) =>
    app.server.inject({ method: 'POST', url: '/graphql', payload: { query, variables: { token } } });
  for (const token of [person.refreshToken, person.refreshToken, 'made up', null]) {
    expect((await ask(token)).json()).toEqual({ data: { signOut: { __typename: 'SignOutPayload' } } });
    expect(await goesOn(person)).toBe(false);
  }
});
