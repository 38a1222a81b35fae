import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RateLimitedError } from '../../../schema/errors.ts';
import type { Limit, Limiter } from '../../../schema/ports.ts';
import { databaseOver } from '../../../server/database/driver/open.ts';
import { databaseLimiter } from '../../../server/limits/limiter.ts';
import { type RecordedStatements, recordStatements } from '../../support/recorded-statements.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const narrow: Limit = { name: 'narrow', attempts: 3, seconds: 60 };
const wide: Limit = { name: 'wide', attempts: 5, seconds: 600 };

let database: TestDatabase;
let recorded: RecordedStatements;
let limiter: Limiter;
let now = new Date('2026-11-20T09:30:00.000Z');
beforeAll(async () => {
  database = await openTestDatabase();
  recorded = recordStatements(database.runner);
  limiter = databaseLimiter({ db: databaseOver(recorded.runner), clock: { now: () => now }, secret: 'of tests alone' });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('rate_limit').execute();
  recorded.take();
});

const attempt = (network: string) => [
  { limit: narrow, who: network },
  { limit: wide, who: 'all' },
];
const outcome = (network: string) =>
  limiter.takeInTurn(attempt(network)).then(
    () => 'counted',
    (error: Error) => (error instanceof RateLimitedError ? error.retryAfterSeconds : error),
  );

test('an attempt is one statement, and a second one where it is refused', async () => {
  await outcome('a');
  expect(recorded.take()).toHaveLength(1);
  for (let times = 0; times < 3; times += 1) await outcome('a');
  expect(recorded.take()).toHaveLength(4);
});

test('the first limit that refuses counts, and those behind it do not', async () => {
  const told = [];
  for (const network of ['a', 'a', 'a', 'a', 'a', 'a', 'b', 'b', 'b', 'c']) {
    told.push(await outcome(network));
  }
  expect(told).toEqual(['counted', 'counted', 'counted', 60, 60, 60, 'counted', 'counted', 600, 600]);
  now = new Date(now.getTime() + 60_001);
  expect(await outcome('a')).toBe(540);
});

test('an attempt of each of many is one statement, and those who are refused are named with when they may try again', async () => {
  const each = Array.from({ length: 100 }, (_, number) => `person ${number}`);
  expect(await limiter.takeEach(narrow, each)).toEqual(new Map());
  expect(recorded.take()).toHaveLength(1);
  for (const who of ['person 7', 'PERSON 7', 'person 8']) await limiter.take(narrow, who);
  recorded.take();
  const refused = await limiter.takeEach(narrow, each);
  expect(recorded.take()).toHaveLength(2);
  expect([...refused].map(([who, error]) => [who, error.retryAfterSeconds])).toEqual([['person 7', 60]]);
  expect([...(await limiter.takeEach(narrow, each)).keys()].toSorted()).toEqual(['person 7', 'person 8']);
  expect(await limiter.takeEach(narrow, [])).toEqual(new Map());
});

test('attempts of each of many at the same moment wait for each other, and none slips through', async () => {
  const each = Array.from({ length: 20 }, (_, number) => `person ${number}`);
  const told = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => limiter.takeEach(narrow, turn % 2 ? each : each.toReversed())),
  );
  expect(told.map(({ size }) => size).toSorted((a, b) => a - b)).toEqual([0, 0, 0, ...Array(9).fill(20)]);
});

test('what is given back is counted no more, for any of them', async () => {
  for (let times = 0; times < 20; times += 1) {
    expect(await outcome('a')).toBe('counted');
    await limiter.giveBack(attempt('a'));
  }
});

test('attempts at the same moment are counted one after the other, while others are given back or forgotten', async () => {
  const networks = ['a', 'b', 'c', 'd'];
  const told = await Promise.all(Array.from({ length: 80 }, (_, index) => outcome(networks[index % 4] ?? '')));
  expect(told.filter((one) => one === 'counted')).toHaveLength(wide.attempts);
  expect(told.filter((one) => one instanceof Error)).toEqual([]);

  const mixed = Array.from({ length: 80 }, async (_, index) => {
    const network = networks[index % 4] ?? '';
    if (index % 5 === 4) {
      await limiter.forget(wide, 'all');
      return limiter.forget(narrow, network);
    }
    const answer = await outcome(network);
    return answer === 'counted' ? limiter.giveBack(attempt(network)) : expect(answer).toEqual(expect.any(Number));
  });
  await Promise.all(mixed);
});
