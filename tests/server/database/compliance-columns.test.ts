import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Document, DocumentVersion } from '../../../schema/tables.ts';
import { createDocument, createDocumentVersion } from '../../factories/document.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const CHECK = '23514';
const UNIQUE = '23505';
const FOREIGN_KEY = '23503';
const RESTRICTED = '23001';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const badDocuments: readonly [string, Partial<Insertable<Document>>, string][] = [
  ['capitals in its slug', { slug: 'Guide' }, CHECK],
  ['a way upwards in its slug', { slug: '../guide' }, CHECK],
  ['a slug of 101 letters', { slug: 'a'.repeat(101) }, CHECK],
  ['a slug that is taken', { slug: 'medical-device-regulations' }, UNIQUE],
  ['no title', { title: '' }, CHECK],
  ['a title of 201 letters', { title: 'a'.repeat(201) }, CHECK],
  ['an unknown category', { category: 'breaking' }, CHECK],
  ['an unknown urgency', { urgency: 'urgent' }, CHECK],
  ['an address that is a script', { source_url: 'javascript:alert(1)' }, CHECK],
  ['fewer than no downloads', { download_count: -1 }, CHECK],
];

describe('a document is refused', () => {
  test.each(badDocuments)('with %s', async (_name, values, code) => {
    await expect(createDocument(database.db, values)).rejects.toMatchObject({ code });
  });
});

const badVersions: readonly [string, Partial<Insertable<DocumentVersion>>, string][] = [
  ['a number without a dot', { number: '2' }, CHECK],
  ['a number that is a way upwards', { number: '../2.0' }, CHECK],
  ['no change note', { change_note: '' }, CHECK],
  ['no text', { content: '' }, CHECK],
  ['a text of 50,001 letters', { content: 'a'.repeat(50_001) }, CHECK],
  ['a law change that is a list', { law_change: '[]' }, CHECK],
  ['an unknown document', { document_id: '01a1ede2-6680-790d-b5ad-95077e39d399' }, FOREIGN_KEY],
];

describe('a version is refused', () => {
  test.each(badVersions)('with %s', async (_name, values, code) => {
    await expect(createDocumentVersion(database.db, values)).rejects.toMatchObject({ code });
  });

  test('with a number that its document has already', async () => {
    const { document_id } = await createDocumentVersion(database.db);
    await expect(createDocumentVersion(database.db, { document_id })).rejects.toMatchObject({ code: UNIQUE });
  });
});

describe('a published version', () => {
  test('is never changed and never taken away', async () => {
    const { id } = await createDocumentVersion(database.db);
    const change = database.db.updateTable('document_version').set({ content: 'Changed' }).where('id', '=', id);
    await expect(change.execute()).rejects.toMatchObject({ code: RESTRICTED });
    const removal = database.db.deleteFrom('document_version').where('id', '=', id);
    await expect(removal.execute()).rejects.toMatchObject({ code: RESTRICTED });
  });

  test('holds its file with length and checksum, whatever is sent for them', async () => {
    const version = await createDocumentVersion(database.db, {
      content: '### Heading é\n\nWith **bold** words.',
      regulations: ['One', 'Two'],
      published_at: '2026-06-18T00:00:00Z',
      checksum: 'forged',
      file_bytes: 1,
    });
    expect(version.file_text).toBe(
      [
        'Test document',
        '=============',
        '',
        'Version: 1.0',
        'Last updated: 18 June 2026',
        'Category: Guidelines',
        'Change in this version: First version',
        '',
        'Regulations:',
        '- One',
        '- Two',
        '',
        'Applies to:',
        '- Everyone',
        '',
        'Heading é',
        '',
        'With bold words.',
        '',
      ].join('\n'),
    );
    expect(version.file_bytes).toBe(Buffer.byteLength(version.file_text));
    expect(version.checksum).toBe(createHash('sha256').update(version.file_text).digest('hex'));
  });

  test('keeps the title that it was published with', async () => {
    const { id, document_id } = await createDocumentVersion(database.db);
    await database.db.updateTable('document').set({ title: 'Renamed' }).where('id', '=', document_id).execute();
    const version = database.db.selectFrom('document_version').select(['title', 'file_text']).where('id', '=', id);
    expect(await version.executeTakeFirst()).toMatchObject({ title: 'Test document' });
  });
});

describe('a document follows its versions', () => {
  const read = (id: string) =>
    database.db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('the newest one by date, whatever comes in later', async () => {
    const { id } = await createDocument(database.db);
    const publish = (number: string, published_at: string, content: string) =>
      createDocumentVersion(database.db, { document_id: id, number, published_at, content });
    expect((await read(id)).version).toBeNull();
    const newest = await publish('2.0', '2026-02-01T00:00:00Z', 'Text about tourniquets.');
    await publish('1.0', '2026-01-01T00:00:00Z', 'Text about splints.');
    const document = await read(id);
    expect(document).toMatchObject({
      version: '2.0',
      published_at: '2026-02-01T00:00:00.000Z',
      checksum: newest.checksum,
      file_bytes: newest.file_bytes,
    });
    expect(document.search_vector).toContain('tourniquet');
    expect(document.search_vector).not.toContain('splint');
  });

  test('a download changes its count alone', async () => {
    const { document_id: id } = await createDocumentVersion(database.db);
    const before = await read(id);
    await database.db
      .updateTable('document')
      .set((document) => ({ download_count: document('download_count', '+', 1) }))
      .where('id', '=', id)
      .execute();
    expect(await read(id)).toEqual({ ...before, download_count: 1 });
  });
});
