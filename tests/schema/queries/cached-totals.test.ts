import type { Kysely } from 'kysely';
import { expect, test, vi } from 'vitest';
import { cachedTotals } from '../../../schema/queries/lists/cached-totals.ts';
import type { DB } from '../../../schema/tables.ts';

const db = {} as Kysely<DB>;

test('a large total is counted once for each filter, a small one each time', async () => {
  const count = vi.fn(async (_db: Kysely<DB>, { rows }: { rows: number }) => rows);
  const total = cachedTotals(count);
  expect(await total(db, { rows: 1_000 })).toBe(1_000);
  expect(await total(db, { rows: 1_000 })).toBe(1_000);
  expect(count).toHaveBeenCalledTimes(1);
  expect(await total(db, { rows: 999 })).toBe(999);
  expect(await total(db, { rows: 999 })).toBe(999);
  expect(count).toHaveBeenCalledTimes(3);
});

test('a total is counted anew after ten seconds, and a failure is not kept', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  // To the cache an entry that was made at 0 has no age.
  vi.advanceTimersByTime(1);
  let rows = 5_000;
  const count = vi.fn(async () => {
    if (rows === 0) throw new Error('away');
    return rows;
  });
  const total = cachedTotals(count);
  expect(await total(db, {})).toBe(5_000);
  rows = 6_000;
  vi.advanceTimersByTime(10_000);
  expect(await total(db, {})).toBe(5_000);
  vi.advanceTimersByTime(1);
  expect(await total(db, {})).toBe(6_000);
  rows = 0;
  vi.advanceTimersByTime(10_001);
  await expect(total(db, {})).rejects.toThrow('away');
  rows = 7_000;
  expect(await total(db, {})).toBe(7_000);
  vi.useRealTimers();
});
