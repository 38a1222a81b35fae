import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Of the indexes that hold a part of a table: what the rows in them have in common. */
async function partialIndexes(table: string, condition: string): Promise<{ name: string; predicate: string }[]> {
  const { rows } = await sql<{ name: string; predicate: string }>`
    select relname as name, pg_get_expr(indpred, indrelid) as predicate
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = ${table}::regclass and pg_get_expr(indpred, indrelid) like ${`%${condition}%`}`.execute(
    database.db,
  );
  return rows;
}

test.each([
  ['job', 'closed_at IS NULL'],
  ['equipment', `= 'published'::text`],
])('an index of %s for lists of what is shown leaves hidden rows out', async (table, condition) => {
  const indexes = await partialIndexes(table, condition);
  expect(indexes.length).toBeGreaterThan(3);
  expect(indexes.filter(({ predicate }) => !predicate.includes('hidden_at IS NULL'))).toEqual([]);
});
