import { expect, test } from 'vitest';
import { describePostgres } from '../../support/postgres-only.ts';
import { newAccount } from '../../support/signed-in.ts';
import { openTestDatabase } from '../../support/test-database.ts';
import { startProxy } from './database-proxy.ts';
import { startPortal } from './running-portal.ts';

const LONGEST_RECOVERY_MS = 10_000;
const json = { 'content-type': 'application/json' };
const graph = (query: string): RequestInit => ({ method: 'POST', headers: json, body: JSON.stringify({ query }) });

/** Reads and writes through each door, each of them answered with a status below 300 at other times. */
const requests: readonly (() => readonly [path: string, request: RequestInit])[] = [
  () => ['/', {}],
  () => ['/staff-portal', {}],
  () => ['/news', {}],
  () => ['/api/jobs', {}],
  () => ['/api/search?q=nurse', {}],
  () => ['/api/auth/signup', { method: 'POST', headers: json, body: JSON.stringify(newAccount()) }],
  () => ['/api/compliance/medical-device-regulations/download', { method: 'POST' }],
  () => ['/graphql', graph('{ jobs(first: 1) { nodes { id } } documents(first: 1) { nodes { id } } }')],
  () => ['/graphql', graph(`mutation { requestPasswordReset(email: "${newAccount().email}") { __typename } }`)],
];

describePostgres('a database that is away', () => {
  test('has every door say so at once, for reads and writes, and until it is back', { timeout: 300_000 }, async () => {
    const database = await openTestDatabase();
    const { hostname, port, pathname } = new URL(database.url ?? '');
    const proxy = await startProxy({ host: hostname, port: Number(port || 5432) });
    const databaseUrl = `postgres://root@127.0.0.1:${proxy.port}${pathname}`;
    const portal = await startPortal({ DATABASE_URL: databaseUrl, RATE_LIMITS: 'off' });
    const ask = async (path: string, request: RequestInit = {}) => {
      const { status, headers } = await fetch(`${portal.origin}${path}`, request);
      return { path, status, retryAfter: headers.get('retry-after') };
    };
    const askAll = () => Promise.all(requests.map((request) => ask(...request())));
    const health = async () => {
      const answer = await fetch(`${portal.origin}/health`);
      return [answer.status, ((await answer.json()) as { status: string }).status];
    };

    expect((await askAll()).filter(({ status }) => status >= 300)).toEqual([]);
    await proxy.refuse();
    await expect.poll(health).toEqual([503, 'unavailable']);
    for (let rounds = 0; rounds < 3; rounds += 1) {
      const answers = await askAll();
      const isToldToRetry = ({ status, retryAfter }: (typeof answers)[number]) =>
        status === 503 && /^\d+$/.test(retryAfter ?? '');
      expect(answers.filter((answer) => !isToldToRetry(answer))).toEqual([]);
    }
    await proxy.resume();
    await expect.poll(health, { timeout: LONGEST_RECOVERY_MS }).toEqual([200, 'ok']);
    expect((await askAll()).filter(({ status }) => status >= 300)).toEqual([]);
    expect(await portal.stop()).toBe(0);
    await proxy.close();
    await database.close();
  });
});
