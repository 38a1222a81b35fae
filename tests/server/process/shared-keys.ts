import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createApiKey } from '../../factories/api-key.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { type RunningPortal, startPortal } from './running-portal.ts';

const HOUR_MS = 3_600_000;
const HOURLY_POINTS = 20_000;

describePostgres('an API key at two processes on one database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const startTwo = () => {
    const environment = { DATABASE_URL: database.url ?? '', RATE_LIMITS: 'on' };
    return Promise.all([startPortal(environment), startPortal(environment)]);
  };

  async function newKey() {
    const { id: account_id } = await createAccount(database.db);
    const expires_at = new Date(Date.now() + 24 * HOUR_MS).toISOString();
    return { account_id, ...(await createApiKey(database.db, { account_id, expires_at })) };
  }

  test('is refused by both within 2 seconds of being revoked', { timeout: 300_000 }, async () => {
    const portals = await startTwo();
    const { id, secret } = await newKey();
    const statuses = () => Promise.all(portals.map(async (portal) => (await ask(portal, secret)).status));
    expect(await statuses()).toEqual([200, 200]);
    await database.db.deleteFrom('api_key').where('id', '=', id).execute();
    const revokedAt = performance.now();
    await expect.poll(statuses, { interval: 50, timeout: 2_000 }).toEqual([401, 401]);
    expect(performance.now() - revokedAt).toBeLessThan(2_000);
  });

  test('uses no more than its quota at both together', { timeout: 300_000 }, async () => {
    const portals = await startTwo();
    const { account_id, secret } = await newKey();
    const left = 500;
    // Either hour, as the next one may begin meanwhile.
    const began = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
    const hours = [began, began + HOUR_MS].map((hour) => new Date(hour).toISOString());
    await database.db
      .insertInto('api_quota')
      .values(hours.map((hour) => ({ account_id, hour, points: HOURLY_POINTS - left, granted: 0 })))
      .execute();
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const answer = await ask(portals[index % 2] ?? portals[0], secret);
        return { status: answer.status, body: await answer.json() };
      }),
    );
    const carriedOut = answers.filter(({ status }) => status === 200);
    const cost = carriedOut[0]?.body.data.rateLimit.cost ?? 0;
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    expect(cost).toBeGreaterThan(0);
    const spent = await database.db
      .selectFrom('api_quota')
      .select(({ fn }) => fn.max('points').as('points'))
      .where('account_id', '=', account_id)
      .executeTakeFirstOrThrow();
    expect(Number(spent.points)).toBeLessThanOrEqual(HOURLY_POINTS);
    expect(carriedOut.length * cost).toBeLessThanOrEqual(hours.length * left);
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});

function ask({ origin }: RunningPortal, secret: string): Promise<Response> {
  return fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ rateLimit { cost } jobs(first: 5) { nodes { title } } }' }),
  });
}
