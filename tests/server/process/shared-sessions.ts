import { expect, test } from 'vitest';
import { newAccount } from '../../support/signed-in.ts';
import type { RunningPortal } from './running-portal.ts';
import type { TwoPortals } from './two-portals.ts';

/** Sessions and guesses at two processes. */
export function testSharedSessions(portals: () => TwoPortals): void {
  test('sign in on one, refresh on the other, sign out on the first: the second refuses', {
    timeout: 300_000,
  }, async () => {
    const { one, other } = portals();
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
    const { one, other } = portals();
    const body = { email: 'unknown@example.com', password: 'not the right one' };
    const statuses = await Promise.all(
      Array.from({ length: 24 }, async (_, n) => (await post(n % 2 ? one : other, '/auth/signin', body)).status),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
  });
}

async function post({ origin }: RunningPortal, path: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? {} : JSON.parse(text) };
}

async function profile({ origin }: RunningPortal, token: string): Promise<number> {
  return (await fetch(`${origin}/api/auth/profile`, { headers: { authorization: `Bearer ${token}` } })).status;
}
