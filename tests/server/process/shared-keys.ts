import { expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createApiKey } from '../../factories/api-key.ts';
import type { RunningPortal } from './running-portal.ts';
import type { TwoPortals } from './two-portals.ts';

const HOUR_MS = 3_600_000;
const HOURLY_POINTS = 20_000;

/** An API key at two processes. */
export function testSharedKeys(portals: () => TwoPortals): void {
  async function newKey() {
    const { database } = portals();
    const { id: account_id } = await createAccount(database.db);
    const expires_at = new Date(Date.now() + 24 * HOUR_MS).toISOString();
    return { account_id, ...(await createApiKey(database.db, { account_id, expires_at })) };
  }

  test('an API key is refused by both within 2 seconds of being revoked', { timeout: 300_000 }, async () => {
    const { one, other, database } = portals();
    const { id, secret } = await newKey();
    const statuses = () => Promise.all([one, other].map(async (portal) => (await ask(portal, secret)).status));
    expect(await statuses()).toEqual([200, 200]);
    await database.db.deleteFrom('api_key').where('id', '=', id).execute();
    const revokedAt = performance.now();
    await expect.poll(statuses, { interval: 50, timeout: 2_000 }).toEqual([401, 401]);
    expect(performance.now() - revokedAt).toBeLessThan(2_000);
  });

  test('an API key uses no more than its quota at both together', { timeout: 300_000 }, async () => {
    const { one, other, database } = portals();
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
        const answer = await ask(index % 2 ? other : one, secret);
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
}

function ask({ origin }: RunningPortal, secret: string): Promise<Response> {
  return fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ rateLimit { cost } jobs(first: 5) { nodes { title } } }' }),
  });
}
