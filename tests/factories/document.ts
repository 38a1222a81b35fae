import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, Document, DocumentVersion } from '../../schema/tables.ts';
import { nextNumber } from './sequence.ts';

/** A document without a version: it is not published. */
export async function createDocument(
  db: Kysely<DB>,
  values: Partial<Insertable<Document>> = {},
): Promise<Selectable<Document>> {
  return db
    .insertInto('document')
    .values({
      slug: `test-document-${nextNumber()}`,
      title: 'Test document',
      description: 'A document that a test has made.',
      category: 'guidelines',
      urgency: 'medium',
      source: 'Test body',
      source_url: 'https://example.org/',
      review_on: '2027-11-20',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A version, of a document of its own unless told otherwise. */
export async function createDocumentVersion(
  db: Kysely<DB>,
  values: Partial<Insertable<DocumentVersion>> = {},
): Promise<Selectable<DocumentVersion>> {
  return db
    .insertInto('document_version')
    .values({
      document_id: values.document_id ?? (await createDocument(db)).id,
      number: '1.0',
      change_note: 'First version',
      content: 'A text that a test has made.',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
