import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QuotaExceededError } from '../../../schema/errors.ts';
import { QuotaMeter } from '../../../server/limits/quota-meter.ts';
import { createAccount } from '../../factories/account.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const HOUR = 3_600_000;
let now = new Date('2026-11-20T09:30:00.000Z');
const clock = { now: () => now };
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const newMeter = () => new QuotaMeter({ db: database.db, clock });
const newAccount = async () => (await createAccount(database.db)).id;

/** Takes, and says how much was taken. */
async function taken(meter: QuotaMeter, accountId: string, limit: number, cost: number): Promise<number> {
  try {
    await meter.take({ accountId, limit, cost });
    return cost;
  } catch (error) {
    expect(error).toBeInstanceOf(QuotaExceededError);
    return 0;
  }
}

test('whatever two processes are asked at the same moment, no more is used than the hour has', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 500 }),
      fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 120 })), { minLength: 1, maxLength: 60 }),
      async (limit, operations) => {
        const accountId = await newAccount();
        const [one, other] = [newMeter(), newMeter()];
        const costs = await Promise.all(
          operations.map(([first, cost]) => taken(first ? one : other, accountId, limit, cost)),
        );
        expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeLessThanOrEqual(limit);
      },
    ),
    { numRuns: 25 },
  );
});

test('a process alone uses the whole of the hour, and then as much in the next one', async () => {
  const accountId = await newAccount();
  const meter = newMeter();
  for (let count = 0; count < 100; count += 1) {
    expect(await taken(meter, accountId, 700, 7)).toBe(7);
  }
  expect(await taken(meter, accountId, 700, 1)).toBe(0);
  now = new Date(now.getTime() + HOUR);
  expect(await taken(meter, accountId, 700, 700)).toBe(700);
});

test('it writes about a hundred times an hour at most, and no more once the hour is used up', async () => {
  const accountId = await newAccount();
  const meter = newMeter();
  const writes = async () => {
    const { rows } = await database.db
      .selectFrom('api_quota')
      .select((select) => select.fn.countAll<number>().as('rows'))
      .where('account_id', '=', accountId)
      .execute()
      .then(([row]) => ({ rows: Number(row?.rows) }));
    return rows;
  };
  await taken(meter, accountId, 100_000, 1);
  const { points } = await pointsOf(accountId);
  // A hundredth was taken at once: what follows needs no write until that is used.
  expect(points).toBe(1_000);
  for (let count = 0; count < 999; count += 1) {
    await taken(meter, accountId, 100_000, 1);
  }
  expect((await pointsOf(accountId)).points).toBe(1_000);
  await taken(meter, accountId, 100_000, 1);
  expect((await pointsOf(accountId)).points).toBe(2_000);
  expect(await writes()).toBe(1);
});

test('what a process has taken and not used is there for others once it stops', async () => {
  const accountId = await newAccount();
  const [one, other] = [newMeter(), newMeter()];
  await taken(one, accountId, 100, 1);
  await taken(one, accountId, 100, 50);
  expect(await taken(other, accountId, 100, 49)).toBe(49);
  const third = await newAccount();
  await taken(one, third, 100_000, 1);
  await one.close();
  expect((await pointsOf(third)).points).toBe(1);
});

test('a larger limit holds at once, and says when the hour ends', async () => {
  const accountId = await newAccount();
  const meter = newMeter();
  await taken(meter, accountId, 10, 10);
  const refused = await meter.take({ accountId, limit: 10, cost: 5 }).catch((error: QuotaExceededError) => error);
  expect(refused).toMatchObject({
    retryAfterSeconds: 1_800,
    quota: { limit: 10, cost: 5, remaining: 0, resetAt: '2026-11-20T11:00:00.000Z' },
  });
  expect(await meter.take({ accountId, limit: 20, cost: 5 })).toMatchObject({ limit: 20, cost: 5, remaining: 5 });
});

async function pointsOf(accountId: string): Promise<{ points: number }> {
  return database.db
    .selectFrom('api_quota')
    .select('points')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}
