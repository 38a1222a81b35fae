import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alternativesByTerm } from '../../../server/database/load-synonyms.ts';
import { loadReference, referenceTables } from '../../../server/database/reference.ts';
import { createPlace } from '../../factories/place.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Which transaction wrote each row: it changes when a row is written, whatever is written. */
async function rowVersions(): Promise<string[]> {
  const versions = await Promise.all(
    referenceTables.map(async (table) => {
      const found = await sql<{ version: string }>`
        select ${table} || ' ' || ctid || ' ' || xmin as version from ${sql.table(table)}`.execute(database.db);
      return found.rows.map((row) => row.version);
    }),
  );
  return versions.flat().sort();
}

test('a second load writes no row', async () => {
  const before = await rowVersions();
  expect(before.length).toBeGreaterThan(300);
  await loadReference(database.db);
  expect(await rowVersions()).toEqual(before);
});

test('a row that differs from the file is put right under its identifier, and a place of our own stays', async () => {
  const { db } = database;
  const own = await createPlace(db);
  const leeds = db.selectFrom('place').selectAll().where('slug', '=', 'leeds');
  const before = await leeds.executeTakeFirstOrThrow();
  await db.updateTable('place').set({ region: 'Nowhere' }).where('slug', '=', 'leeds').execute();
  await db.deleteFrom('high_cost_area_supplement').execute();
  await loadReference(db);
  expect(await leeds.executeTakeFirst()).toEqual(before);
  expect(await db.selectFrom('high_cost_area_supplement').select('area').execute()).toHaveLength(6);
  expect(await db.selectFrom('place').selectAll().where('id', '=', own.id).executeTakeFirst()).toEqual(own);
});

test('a synonym that left the file leaves the table', async () => {
  const { db } = database;
  await db
    .insertInto('search_synonym')
    .values({ term: 'test term', alternatives: ['other'] })
    .execute();
  await loadReference(db);
  const found = await db.selectFrom('search_synonym').select('term').where('term', '=', 'test term').execute();
  expect(found).toEqual([]);
});

test('synonyms go both ways or one way, and a term gathers the alternatives of its groups', () => {
  const found = alternativesByTerm([
    { terms: ['ICU', ' intensive care '], direction: 'both' },
    { terms: ['aicu', 'icu'], direction: 'forward' },
    { terms: ['icu', 'itu', 'intensive care'], direction: 'forward' },
  ]);
  expect(Object.fromEntries([...found].map(([term, others]) => [term, [...others]]))).toEqual({
    icu: ['intensive care', 'itu'],
    'intensive care': ['icu'],
    aicu: ['icu'],
  });
});
