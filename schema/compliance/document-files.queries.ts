import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.ts';
import type { VisitorMark } from '../visitors/visitor.ts';
import { leaveMark } from '../visitors/visitor-marks.queries.ts';

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

/** What marks of visitors call a downloaded document. */
export function downloadSubject(documentId: string): string {
  return `document download ${documentId}`;
}

/**
 * Counts a download of the document, once a mark and day (YYYY-MM-DD), in one statement: it is stored when this answers.
 *
 * @returns how many there are with it; undefined if this one was counted before.
 */
export async function insertDownload(
  db: Kysely<DB>,
  documentId: string,
  day: string,
  mark: VisitorMark,
): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    with marked as (${leaveMark(downloadSubject(documentId), day, mark)})
    update document set download_count = download_count + 1 from marked where id = ${documentId}
    returning download_count as count`.execute(db);
  return rows[0]?.count;
}

/** How many downloads of the document there are. */
export async function findDownloadCount(db: Kysely<DB>, documentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('document')
    .select('download_count as count')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  return count;
}
