import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../../../server/database/driver/embedded.ts';
import { databaseOver } from '../../../server/database/driver/open.ts';
import { migrateToLatest } from '../../../server/database/migrate/migrate.ts';
import { loadReference } from '../../../server/database/seed/reference.ts';
import { exportDatabase } from '../../../server/database/transfer/export.ts';
import { importDatabase } from '../../../server/database/transfer/import.ts';
import { createContentEntry } from '../../factories/content-entry.ts';
import { createJob } from '../../factories/job.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let full: TestDatabase;
let fresh: TestDatabase;
let lines: string[];
let unmigrated: unknown;

beforeAll(async () => {
  full = await openTestDatabase();
  await createJob(full.db, { title: 'Line\u2028separator, "quotes", back\\slash, naïve, 🩺\nand a new line' });
  await createContentEntry(full.db, { items: JSON.stringify([{ label: 'Large', value: 1.5 }]) });
  lines = await exported(full);
  fresh = await openTestDatabase({ empty: true });
  unmigrated = await importDatabase(fresh.db, from(lines)).catch((error: unknown) => error);
  await migrateToLatest(fresh.db);
  await loadReference(fresh.db);
});
afterAll(async () => {
  await full.close();
  await fresh.close();
});

async function exported({ db }: Pick<TestDatabase, 'db'>): Promise<string[]> {
  const written: string[] = [];
  await exportDatabase(db, async (more) => {
    written.push(...more);
  });
  return written;
}

async function* from(list: readonly string[]): AsyncGenerator<string> {
  yield* list;
}

test('an export names its version, its migration and its tables, each after those that it refers to', () => {
  const header = JSON.parse(lines[0] ?? '');
  expect(header).toMatchObject({
    format: 'wayline-export',
    version: 1,
    migration: expect.stringMatching(/^\d{8}T\d{4}-/),
  });
  const position = (table: string) => header.tables.indexOf(table);
  expect(position('place')).toBeGreaterThanOrEqual(0);
  expect(position('employer')).toBeGreaterThan(position('place'));
  expect(position('job')).toBeGreaterThan(Math.max(position('employer'), position('pay_scale')));
});

test.each([
  ['another kind of file', () => ['hello'], 'Line 1 of the file is not what an export has there.'],
  ['another format', () => ['{"format":"other","tables":[]}'], 'The file is not an export of this portal.'],
  ['a newer version', () => [(lines[0] ?? '').replace('"version":1', '"version":2')], 'version 2'],
  ['another migration', () => [(lines[0] ?? '').replace(/"2\d{7}T/, '"20200101T')], 'The export was made at migration'],
  ['a file that was cut off', () => lines.slice(0, -1), 'The file ends after line'],
  ['a line that is missing', () => lines.toSpliced(3, 1), 'of the file cannot be stored'],
  ['a line that is broken', () => lines.with(3, '{'), 'of the file cannot be stored'],
])('%s is refused, and nothing is written', async (_name, content, message) => {
  await expect(importDatabase(fresh.db, from(content()))).rejects.toThrow(message);
  expect(await fresh.db.selectFrom('content_entry').select('key').execute()).toEqual([]);
});

test('an export read into an empty database is the same database', async () => {
  expect(await importDatabase(fresh.db, from(lines))).toBe(lines.length - 1 - JSON.parse(lines[0] ?? '').tables.length);
  expect(await exported(fresh)).toEqual(lines);
  const searched = sql<{ hash: string }>`
    select md5(string_agg(search_text || search_vector::text, '' order by id)) as hash from job`;
  expect((await searched.execute(fresh.db)).rows).toEqual((await searched.execute(full.db)).rows);
});

test('a database that holds rows is refused', async () => {
  await expect(importDatabase(full.db, from(lines))).rejects.toThrow(/The table \w+ is not empty/);
  expect(await exported(full)).toEqual(lines);
});

test('a database that is not migrated is refused', () => {
  expect(unmigrated).toMatchObject({ message: expect.stringContaining('run npm run db:migrate first') });
});

describePostgres('an export of one kind of database', () => {
  test('is read by the other, there and back', async () => {
    const embedded = databaseOver(await openEmbedded({}));
    await migrateToLatest(embedded);
    await importDatabase(embedded, from(lines));
    const there = await exported({ db: embedded });
    expect(there).toEqual(lines);

    const back = await openTestDatabase({ empty: true });
    await migrateToLatest(back.db);
    await importDatabase(back.db, from(there));
    expect(await exported(back)).toEqual(lines);
    await Promise.all([embedded.destroy(), back.close()]);
  });
});
