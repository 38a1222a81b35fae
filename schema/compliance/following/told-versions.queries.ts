import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import { listed } from '../document-conditions.ts';
import type { AnnouncedVersion } from './document-change-mail.ts';
import type { ChangedSubjects } from './document-follows.queries.ts';

/** What documents are noted as in published_record for those who follow them. */
const NOTED_AS = 'document-followers';

/** A version of which followers are to be told. */
export interface VersionToTell extends AnnouncedVersion, ChangedSubjects {
  readonly versionId: string;
}

/** Takes the next document of which readers see something new, and holds the note until the transaction is over. */
export async function takeNote(
  transaction: Transaction<DB>,
): Promise<{ readonly id: number; readonly documentId: string } | undefined> {
  return transaction
    .selectFrom('published_record')
    .select(['id', 'record_id as documentId'])
    .where('area', '=', NOTED_AS)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** All that there was to tell of what was noted is told. */
export async function deleteNote(transaction: Transaction<DB>, id: number): Promise<void> {
  await transaction.deleteFrom('published_record').where('id', '=', id).execute();
}

/**
 * The version of a document that readers are shown, where there are followers to be told of it, and holds the document until the
 * transaction is over; undefined where it is taken back, or shown once more and known for long. Who has been told is known by the
 * mails, which are kept for 30 days (`schema/maintenance.ts`).
 */
export async function holdVersionToTell(
  transaction: Transaction<DB>,
  documentId: string,
  now: string,
): Promise<VersionToTell | undefined> {
  const { rows } = await sql<VersionToTell>`
    select document.id as "documentId", document.slug, document.title, newest.id as "versionId", newest.number,
      newest.change_note as "changeNote", newest.regulations, newest.applicable_to as "applicableTo",
      document.told_version is null as "isNew"
    from document join document_version as newest
      on newest.document_id = document.id and newest.number = document.version
    where document.id = ${documentId}::uuid and ${listed}
      and (document.told_version is distinct from newest.number
        or document.told_at > ${now}::timestamptz - interval '29 days')
    for no key update of document`.execute(transaction);
  return rows[0];
}

/** Notes that all who follow a document have been told of a version, and when; of one that was told before, it stays as it is. */
export async function markVersionTold(
  transaction: Transaction<DB>,
  { documentId, number, now }: { readonly documentId: string; readonly number: string; readonly now: string },
): Promise<void> {
  await sql`
    update document set told_version = ${number}, told_at = ${now}::timestamptz
    where id = ${documentId}::uuid and told_version is distinct from ${number}`.execute(transaction);
}

/**
 * Whether an account may be mailed what was written to it about a version: it is not suspended and follows something still, and the
 * document is not taken back.
 *
 * @param versionId null of a mail that was written before mails named it.
 */
export async function isStillNews(
  db: Kysely<DB>,
  { accountId, versionId }: { readonly accountId: string; readonly versionId: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from account where id = ${accountId}::uuid and suspended_at is null
      and exists (select from document_follow where account_id = account.id)
      and (${versionId}::uuid is null or exists (
        select from document_version join document on document.id = document_version.document_id
        where document_version.id = ${versionId}::uuid and ${listed}))`.execute(db);
  return rows.length > 0;
}
