import pg from 'pg';
import { expect, test } from 'vitest';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { type DatabaseProxy, startProxy } from './database-proxy.ts';
import { type RunningPortal, startPortal } from './running-portal.ts';

const LONGEST_RECOVERY_MS = 10_000;

/** One request to each of the three interfaces. */
async function askAll({ origin }: RunningPortal) {
  const json = { 'content-type': 'application/json' };
  const query = JSON.stringify({ query: '{ jobs(first: 1) { nodes { id } } }' });
  const answers = await Promise.all([
    fetch(`${origin}/graphql`, { method: 'POST', headers: json, body: query }),
    fetch(`${origin}/api/jobs`),
    fetch(`${origin}/staff-portal`),
    fetch(`${origin}/health`),
  ]);
  return answers.map(({ status, headers }) => ({ status, retryAfter: headers.get('retry-after') }));
}

const available = Array.from({ length: 4 }, () => ({ status: 200, retryAfter: null }));
const unavailable = Array.from({ length: 4 }, () => ({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) }));

/** What the health check has learnt is good for a second. */
async function expectUnavailable(portal: RunningPortal): Promise<void> {
  await expect.poll(() => askAll(portal), { timeout: 2 * LONGEST_RECOVERY_MS, interval: 1_000 }).toEqual(unavailable);
}

async function expectRecovery(portal: RunningPortal): Promise<void> {
  await expect.poll(() => askAll(portal), { timeout: LONGEST_RECOVERY_MS, interval: 200 }).toEqual(available);
}

async function withPortal(
  work: (parts: { portal: RunningPortal; proxy: DatabaseProxy; database: TestDatabase }) => Promise<void>,
): Promise<void> {
  const database = await openTestDatabase();
  const url = new URL(database.url ?? '');
  const proxy = await startProxy({ host: url.hostname, port: Number(url.port || 5432) });
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  const portal = await startPortal({ DATABASE_URL: url.href });
  try {
    expect(await askAll(portal)).toEqual(available);
    await work({ portal, proxy, database });
    const code = await portal.stop();
    expect(code, JSON.stringify(portal.log.slice(-3))).toBe(0);
  } finally {
    await portal.stop('SIGKILL');
    await proxy.close();
    await database.close();
  }
}

describePostgres('while the database is away', () => {
  test('a database that restarts is met again by itself', { timeout: 300_000 }, () =>
    withPortal(async ({ portal, database }) => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'wayline' and pid <> pg_backend_pid()`,
      );
      expect(rowCount).toBeGreaterThan(0);
      await client.end();
      const [during] = await Promise.all([askAll(portal)]);
      for (const { status } of during) {
        expect([200, 503]).toContain(status);
      }
      await expectRecovery(portal);
    }),
  );

  test('a refused connection is answered 503 with Retry-After everywhere', { timeout: 300_000 }, () =>
    withPortal(async ({ portal, proxy }) => {
      await proxy.refuse();
      await expectUnavailable(portal);
      await proxy.resume();
      await expectRecovery(portal);
    }),
  );

  test('a database that takes connections and never answers is given up on', { timeout: 300_000 }, () =>
    withPortal(async ({ portal, proxy }) => {
      proxy.fallSilent();
      await expectUnavailable(portal);
      await proxy.resume();
      await expectRecovery(portal);
    }),
  );
});
