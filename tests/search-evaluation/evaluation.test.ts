import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { evaluate, REQUIRED, REQUIRED_RANK, scoreOf } from './evaluate.ts';
import { loadExtraItems } from './extra-items.ts';
import { development, queryFiles } from './query-files.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe.each(Object.entries(queryFiles))('the %s queries', (_name, queries) => {
  it('find the wanted item among the first eight nearly always, which a plain search does not', {
    timeout: 240_000,
  }, async () => {
    const outcomes = await evaluate(database.db, { now: () => new Date() }, queries);
    const score = scoreOf(outcomes.map(({ place }) => place));
    const missed = outcomes.filter(({ place }) => place === undefined).map(({ query }) => query);
    expect(score.found, `not found: ${missed.join(', ')}`).toBeGreaterThanOrEqual(REQUIRED);
    expect(scoreOf(outcomes.map(({ plainPlace }) => plainPlace)).found).toBeLessThan(score.found);
  });
});

describe('the development queries', () => {
  it('find their items among many of the same kind, most of them first', { timeout: 240_000 }, async () => {
    const clock = { now: () => new Date() };
    await loadExtraItems(database.db, development.items, clock.now());
    const some = Object.fromEntries(
      Object.entries(development.queries).map(([item, texts]) => [item, texts.slice(0, 1)]),
    );
    const score = scoreOf((await evaluate(database.db, clock, some)).map(({ place }) => place));
    // Some ask for words that stand in no row and in no synonym.
    expect(score.found).toBeGreaterThanOrEqual(0.9);
    expect(score.meanReciprocalRank).toBeGreaterThanOrEqual(REQUIRED_RANK);
  });
});

it('there are two hundred different queries', () => {
  const all = Object.values(queryFiles).flatMap((queries) => Object.values(queries).flat());
  expect(all).toHaveLength(200);
  expect(new Set(all.map((query) => query.toLowerCase()))).toHaveLength(200);
});
