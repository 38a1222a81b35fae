import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BoundedCache, LONGEST_KEY } from '../../../schema/queries/bounded-cache.ts';
import { byteSizeOf } from '../../../schema/queries/byte-size.ts';
import { CACHED_ANSWERS_BYTES, cachedAnswer, cachedAnswersOf } from '../../../schema/queries/cached-answer.ts';
import {
  COMPILED_STATEMENTS_BYTES,
  compiledStatements,
  preparedQuery,
} from '../../../schema/queries/prepared-query.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const long = 'a'.repeat(LONGEST_KEY + 1);

describe('a bounded cache', () => {
  const ofBytes = (bytes: number) => ({ bytes });
  const cache = () => new BoundedCache<{ bytes: number }>(100_000, ({ bytes }) => bytes);

  test('holds no more bytes than its bound, and what was used last', () => {
    const kept = cache();
    kept.set('often used', ofBytes(0));
    for (let key = 0; key < 1_000; key += 1) {
      kept.get('often used');
      kept.set(`key ${key}`, ofBytes(5_000));
      expect(kept.bytes).toBeLessThanOrEqual(100_000);
    }
    expect(kept.get('often used')).toBeDefined();
    expect(kept.get('key 999')).toBeDefined();
    expect(kept.get('key 0')).toBeUndefined();
    expect(kept.entries).toBeGreaterThan(10);
  });

  test('counts its keys, and keeps nothing under a long one', () => {
    const kept = cache();
    for (let key = 0; key < 1_000; key += 1) {
      kept.set(`${key}`.padEnd(LONGEST_KEY, 'a'), ofBytes(0));
    }
    expect(kept.entries).toBeLessThanOrEqual(5);
    kept.clear();
    kept.set(long, ofBytes(0));
    expect(kept.entries).toBe(0);
  });

  test('keeps nothing that is larger than itself', () => {
    const kept = cache();
    kept.set('small', ofBytes(1));
    kept.set('large', ofBytes(1_000_000));
    expect([kept.get('large'), kept.get('small')]).toEqual([undefined, { bytes: 1 }]);
  });

  test('forgets what is over, at the latest when more is kept after ten seconds', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const kept = cache();
    vi.advanceTimersByTime(20_000);
    kept.set('short', ofBytes(1), 1_000);
    kept.replace('short', ofBytes(2));
    vi.advanceTimersByTime(999);
    expect(kept.get('short')).toEqual({ bytes: 2 });
    vi.advanceTimersByTime(11_000);
    kept.set('other', ofBytes(1));
    expect(kept.entries).toBe(1);
    vi.useRealTimers();
  });
});

test('bytes are counted of texts in whatever holds them', () => {
  const text = 'a'.repeat(1_000);
  for (const value of [text, [text], { text }, new Set([text]), new Map([[text, 1]]), [{ more: [text] }]]) {
    expect(byteSizeOf(value)).toBeGreaterThan(2_000);
    expect(byteSizeOf(value)).toBeLessThan(2_300);
  }
});

describe('what clients ask for in many ways', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ empty: true });
  });
  afterAll(() => database.close());

  test('is compiled into a bounded number of bytes', async () => {
    const before = compiledStatements.entries;
    // Each as large as the largest, so that few runs fill the cache.
    const columns = Array.from({ length: 8_000 }, (_, column) => `c${column}`).join(', ');
    const ask = preparedQuery<{ readonly name: string }, { one: number }, { one: number }>((db, value, { name }) => ({
      compile: () =>
        sql<{ one: number }>`select ${value('one')}::int as one ${sql.raw(`/* ${name} ${columns} */`)}`.compile(db),
    }));
    for (let shape = 0; shape < 300; shape += 1) {
      expect(await ask(database.db, { name: `shape ${shape}` }, { one: shape })).toEqual([{ one: shape }]);
    }
    expect(compiledStatements.bytes).toBeLessThanOrEqual(COMPILED_STATEMENTS_BYTES);
    expect(compiledStatements.entries).toBeLessThan(before + 300);
    const { entries } = compiledStatements;
    expect(await ask(database.db, { name: long }, { one: 1 })).toEqual([{ one: 1 }]);
    expect(compiledStatements.entries).toBe(entries);
    compiledStatements.clear();
  });

  test('is kept as an answer of a bounded number of bytes, each read once meanwhile', async () => {
    const { db } = database;
    const read = vi.fn(async (_db: unknown, question: string) => question.slice(0, 8).repeat(10_000));
    const ask = cachedAnswer(60_000, read);
    for (let question = 0; question < 500; question += 1) {
      const text = String(question).padStart(8, '0');
      expect(await Promise.all([ask(db, text), ask(db, text)])).toEqual([text.repeat(10_000), text.repeat(10_000)]);
    }
    expect(read).toHaveBeenCalledTimes(500);
    const { bytes, entries } = cachedAnswersOf(db);
    expect(bytes).toBeLessThanOrEqual(CACHED_ANSWERS_BYTES);
    expect(bytes).toBeGreaterThan(CACHED_ANSWERS_BYTES / 2);
    expect(entries).toBeLessThan(500);
    await ask(db, '00000499');
    expect(read).toHaveBeenCalledTimes(500);
    await ask(db, long);
    await ask(db, long);
    expect(read).toHaveBeenCalledTimes(502);
  });

  test('is not kept where it failed or is not worth keeping', async () => {
    const { db } = database;
    const { entries } = cachedAnswersOf(db);
    const fail = cachedAnswer(60_000, () => Promise.reject(new Error('broken')));
    await expect(fail(db, 'x')).rejects.toThrow('broken');
    const ask = cachedAnswer(
      60_000,
      async () => 1,
      () => false,
    );
    expect(await ask(db, 'x')).toBe(1);
    expect(cachedAnswersOf(db).entries).toBe(entries);
  });
});
