import { type Kysely, sql, type Transaction } from 'kysely';
import { recordDocumentEvents } from '../../compliance/document-events.queries.ts';
import type { DB } from '../../tables.ts';
import type { EditedContent, Stored } from '../edited-kind.ts';
import type { DocumentFields } from './document-draft.ts';

/** One document with its newest version. */
export async function findEditedDocument(
  db: Kysely<DB>,
  id: string,
): Promise<EditedContent<DocumentFields> | undefined> {
  const found = await db
    .selectFrom('document')
    .innerJoin('document_version as newest', (join) =>
      join.onRef('newest.document_id', '=', 'document.id').onRef('newest.number', '=', 'document.version'),
    )
    .select(['document.id', 'slug', 'revision', 'updated_at as changedAt', 'document.title', 'description'])
    .select(['document.category', 'urgency', 'source', 'source_url as sourceUrl', 'review_on as reviewDate'])
    .select(['newest.number', 'newest.change_note as changeNote', 'newest.regulations'])
    .select(['newest.applicable_to as applicableTo', 'newest.content'])
    .select(sql<boolean>`document.unpublished_at is null`.as('published'))
    .where('document.id', '=', id)
    .executeTakeFirst();
  if (!found) {
    return undefined;
  }
  const { id: _, slug, revision, changedAt, ...fields } = found;
  return {
    ...{ kind: 'document', id, slug, revision, changedAt },
    fields: fields as unknown as DocumentFields,
  };
}

/** Holds a document until the end of the transaction. */
export async function lockDocument(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('document').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Adds a document with its first version, which is not published yet; its identifier. */
export async function insertDocument(
  transaction: Transaction<DB>,
  { fields, slug, now }: { readonly fields: DocumentFields; readonly slug: string; readonly now: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('document')
    .values({ ...describedBy(fields), slug, revision: 1, unpublished_at: now, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { number, changeNote, content } = fields;
  await transaction
    .insertInto('document_version')
    .values({ ...saidOfVersion(fields), document_id: id, number, change_note: changeNote, content, published_at: now })
    .execute();
  // After the version, which the database notes on the document at its own time.
  await transaction.updateTable('document').set({ updated_at: now }).where('id', '=', id).execute();
  return id;
}

/**
 * Stores what was edited. Another number than before is a version of its own, and the one before it stays as it was;
 * otherwise the file of the newest version is made anew with what is said about it, and with it the checksum.
 */
export async function updateDocument(
  transaction: Transaction<DB>,
  { id, fields, before, revision, now }: Stored<DocumentFields>,
): Promise<void> {
  const described = saidOfVersion(fields);
  const { number, changeNote, content } = fields;
  // The newest version has the latest publication time, also if the clock was ahead for the previous one.
  const publishedAt = sql<string>`greatest(${now}::timestamptz, (
    select max(published_at) + interval '1 millisecond' from document_version where document_id = ${id}))`;
  const file =
    number === before.number
      ? await transaction
          .updateTable('document_version')
          .set(described)
          .where('document_id', '=', id)
          .where('number', '=', number)
          .returning(['checksum', 'file_bytes'])
          .executeTakeFirstOrThrow()
      : await transaction
          .insertInto('document_version')
          .values({
            ...described,
            document_id: id,
            number,
            change_note: changeNote,
            content,
            published_at: publishedAt,
          })
          .returning(['checksum', 'file_bytes'])
          .executeTakeFirstOrThrow();
  // After the version: the search text of a document is made from its newest version.
  await transaction
    .updateTable('document')
    .set({
      ...describedBy(fields),
      ...{ ...file, revision, updated_at: now },
    })
    .$if(fields.published !== before.published, (query) => query.set({ unpublished_at: fields.published ? null : now }))
    .where('id', '=', id)
    .execute();
  await recordDocumentEvents(transaction, { id, before, after: fields, now });
}

function describedBy({ title, description, category, urgency, source, sourceUrl, reviewDate }: DocumentFields) {
  return { title, description, category, urgency, source, source_url: sourceUrl, review_on: reviewDate };
}

function saidOfVersion({ title, category, regulations, applicableTo }: DocumentFields) {
  return { title, category, regulations: [...regulations], applicable_to: [...applicableTo] };
}
