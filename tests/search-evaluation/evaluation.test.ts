import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { evaluate, REQUIRED, REQUIRED_RANK, scoreOf } from './evaluate.ts';
import { loadExtraItems } from './extra-items.ts';
import { evaluations } from './query-files.ts';

const clock = { now: () => new Date() };

describe.each(evaluations)('with the items of a set', ({ items, sets }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await loadExtraItems(database.db, items, clock.now());
  });
  afterAll(() => database.close());

  it.each(Object.entries(sets))(
    'the %s queries find the wanted item nearly always, and mostly first',
    {
      timeout: 240_000,
    },
    async (_name, queries) => {
      const outcomes = await evaluate(database.db, clock, queries);
      const score = scoreOf(outcomes.map(({ place }) => place));
      const missed = outcomes.filter(({ place }) => place === undefined).map(({ query }) => query);
      expect(score.found, `not found: ${missed.join(', ')}`).toBeGreaterThanOrEqual(REQUIRED);
      const low = outcomes.filter(({ place }) => place !== undefined && place > 3).map(({ query }) => query);
      expect(score.meanReciprocalRank, `found late: ${low.join(', ')}`).toBeGreaterThanOrEqual(REQUIRED_RANK);
      expect(scoreOf(outcomes.map(({ plainPlace }) => plainPlace)).found).toBeLessThan(score.found);
    },
  );
});

it('the last set is asked by no test', () => {
  expect(evaluations.flatMap(({ sets }) => Object.keys(sets))).toEqual(['open', 'kept back', 'development', 'second']);
  expect(evaluations.flatMap(({ lastSets = {} }) => Object.keys(lastSets))).toEqual(['third']);
});

it('each set has its queries, and none twice', () => {
  const found = evaluations.flatMap(({ sets, lastSets }) => Object.entries({ ...sets, ...lastSets }));
  const counts = found.map(([name, queries]) => {
    const texts = Object.values(queries).flat();
    expect(new Set(texts.map((query) => query.toLowerCase())).size, name).toBe(texts.length);
    return [name, texts.length];
  });
  expect(Object.fromEntries(counts)).toEqual({ open: 140, 'kept back': 60, development: 202, second: 200, third: 100 });
});
