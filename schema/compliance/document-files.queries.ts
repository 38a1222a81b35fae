import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.ts';

export interface DocumentFile {
  readonly number: string;
  readonly publishedOn: string;
  readonly text: string;
  readonly checksum: string;
}

/** The file of one version. */
export function findDocumentFile(
  db: Kysely<DB>,
  documentId: string,
  number: string,
): Promise<DocumentFile | undefined> {
  return db
    .selectFrom('document_version')
    .select(['number', 'file_text as text', 'checksum'])
    .select(sql<string>`to_char(published_at at time zone 'Europe/London', 'YYYY-MM-DD')`.as('publishedOn'))
    .where('document_id', '=', documentId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/**
 * Counts a download: one statement, so that none is lost however many come at once, and it is stored when this answers.
 *
 * @returns how many there are with it.
 */
export async function countDownload(db: Kysely<DB>, documentId: string): Promise<number> {
  const { count } = await db
    .updateTable('document')
    .set((document) => ({ download_count: document('download_count', '+', 1) }))
    .where('id', '=', documentId)
    .returning('download_count as count')
    .executeTakeFirstOrThrow();
  return count;
}
