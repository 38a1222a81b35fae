import { afterAll, beforeAll, expect, test } from 'vitest';
import { describePostgres } from '../../support/postgres-only.ts';
import { newAccount } from '../../support/signed-in.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { type RunningPortal, startPortal } from './running-portal.ts';

describePostgres('two processes on one database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const startTwo = () => {
    // An access token is good for the portal's origin, whichever process answers there.
    const environment = { DATABASE_URL: database.url ?? '', PUBLIC_ORIGIN: 'http://127.0.0.1' };
    return Promise.all([startPortal(environment), startPortal(environment)]);
  };

  test('sign in on one, refresh on the other, sign out on the first: the second refuses', {
    timeout: 300_000,
  }, async () => {
    const [one, other] = await startTwo();
    const { email, ...given } = newAccount();
    await post(one, '/auth/signup', { email, ...given });
    const session = (await post(one, '/auth/signin', { email, password: given['password'] })).body;
    expect(await profile(other, session.access_token)).toBe(200);

    const renewed = (await post(other, '/auth/refresh', { refresh_token: session.refresh_token })).body;
    expect(await profile(one, renewed.access_token)).toBe(200);

    expect((await post(one, '/auth/signout', {}, renewed.access_token)).status).toBe(204);
    expect(await profile(other, renewed.access_token)).toBe(401);
    expect((await post(other, '/auth/refresh', { refresh_token: renewed.refresh_token })).status).toBe(401);
  });

  test('guesses are counted together', { timeout: 300_000 }, async () => {
    const [one, other] = await startTwo();
    const body = { email: 'unknown@example.com', password: 'not the right one' };
    const statuses = await Promise.all(
      Array.from({ length: 24 }, async (_, n) => (await post(n % 2 ? one : other, '/auth/signin', body)).status),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
  });
});

async function post({ origin }: RunningPortal, path: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? {} : JSON.parse(text) };
}

async function profile({ origin }: RunningPortal, token: string): Promise<number> {
  return (await fetch(`${origin}/api/auth/profile`, { headers: { authorization: `Bearer ${token}` } })).status;
}
