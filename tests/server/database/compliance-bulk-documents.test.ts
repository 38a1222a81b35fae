import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceBulkDocuments } from '../../../server/database/bulk/bulk-documents.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') };
const COUNT = 300;
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await replaceBulkDocuments(database.db, { count: COUNT, clock });
});
afterAll(() => database.close());

const generated = () => database.db.selectFrom('document').selectAll().where('slug', 'like', 'bulk-%').orderBy('slug');
const versions = () =>
  database.db
    .selectFrom('document_version')
    .innerJoin('document', 'document.id', 'document_version.document_id')
    .selectAll('document_version')
    .where('slug', 'like', 'bulk-%')
    .orderBy('document_version.id');

test('are documents of the last three years, of every kind, with two versions each', async () => {
  const documents = await generated().execute();
  expect(documents).toHaveLength(COUNT);
  expect(await versions().execute()).toHaveLength(2 * COUNT);
  expect(documents[0]?.published_at.slice(0, 4)).toBe('2023');
  expect(documents.at(-1)?.published_at.slice(0, 7)).toBe('2026-11');
  const kinds = (column: 'category' | 'urgency' | 'source') => new Set(documents.map((row) => row[column])).size;
  expect([kinds('category'), kinds('urgency'), kinds('source')]).toEqual([5, 3, 5]);
  expect(new Set(documents.map(({ checksum }) => checksum)).size).toBe(COUNT);
});

test('carry what the triggers would have set', async () => {
  const before = await generated().execute();
  await database.db
    .updateTable('document')
    .set({ search_text: '', search_vector: '', description: sql`description` })
    .execute();
  expect(await generated().execute()).toEqual(before);
  const [version] = await versions().limit(1).execute();
  if (!version) {
    throw new Error('There is no generated version.');
  }
  const { id: _id, number: _number, file_text, file_bytes, checksum, law_change, ...rest } = version;
  const again = await database.db
    .insertInto('document_version')
    .values({ ...rest, number: version.number, document_id: (await copyOf(version.document_id)).id })
    .returning(['file_text', 'file_bytes', 'checksum'])
    .executeTakeFirstOrThrow();
  expect(law_change).toBeNull();
  expect(again).toEqual({ file_text, file_bytes, checksum });
});

async function copyOf(documentId: string) {
  const { title, description, category, urgency, source, source_url, review_on } = await database.db
    .selectFrom('document')
    .selectAll()
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  return database.db
    .insertInto('document')
    .values({ slug: 'copy', title, description, category, urgency, source, source_url, review_on })
    .returning('id')
    .executeTakeFirstOrThrow();
}

test('are the same when they are made again, and leave other documents alone', async () => {
  const others = database.db.selectFrom('document').selectAll().where('slug', 'not like', 'bulk-%').orderBy('slug');
  const before = [await generated().execute(), await others.execute(), await versions().execute()];
  await replaceBulkDocuments(database.db, { count: COUNT, clock });
  expect([await generated().execute(), await others.execute(), await versions().execute()]).toEqual(before);
});

test('leave the triggers switched on', async () => {
  const change = database.db.updateTable('document_version').set({ change_note: 'Changed' });
  await expect(change.execute()).rejects.toMatchObject({ code: '23001' });
});

test('are gone when none is asked for', async () => {
  await replaceBulkDocuments(database.db, { count: 0, clock });
  expect(await generated().execute()).toEqual([]);
});
