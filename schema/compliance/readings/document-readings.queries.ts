import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import { listed } from '../document-conditions.ts';

/** A version of a published document that can be read and understood. */
export interface ReadableVersion {
  readonly versionId: string;
  readonly documentId: string;
  readonly number: string;
  /** Of the newest version. */
  readonly newest: string;
}

/** A member of a team, and when they have said that they have read and understood a version. */
export interface ReaderRow {
  readonly accountId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null if they have not. */
  readonly readAt: string | null;
  /** Number of the newest version that they have read and understood; null if there is none. */
  readonly lastRead: string | null;
}

/** A version of a published document, by default the newest. */
export async function findReadableVersion(
  db: Kysely<DB>,
  key: { readonly id: string } | { readonly slug: string },
  number: string | null,
): Promise<ReadableVersion | undefined> {
  const isIt: RawBuilder<SqlBool> = 'id' in key ? sql`document.id = ${key.id}::uuid` : sql`document.slug = ${key.slug}`;
  const { rows } = await sql<ReadableVersion>`
    select version.id as "versionId", document.id as "documentId", version.number, document.version as newest
    from document join document_version as version
      on version.document_id = document.id and version.number = coalesce(${number}::text, document.version)
    where ${isIt} and ${listed}`.execute(db);
  return rows[0];
}

/** When an account has read and understood a version; undefined if it has not said so. */
export async function findReading(
  db: Kysely<DB>,
  { accountId, versionId }: { readonly accountId: string; readonly versionId: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('document_reading')
    .select('read_at')
    .where('account_id', '=', accountId)
    .where('document_version_id', '=', versionId)
    .executeTakeFirst();
  return found?.read_at;
}

/** Notes that an account has read and understood a version; when it first said so stays. */
export async function insertReading(
  transaction: Transaction<DB>,
  { accountId, versionId, now }: { readonly accountId: string; readonly versionId: string; readonly now: string },
): Promise<void> {
  await transaction
    .insertInto('document_reading')
    .values({ account_id: accountId, document_version_id: versionId, read_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'document_version_id']).doNothing())
    .execute();
}

/** The members of an organisation, in the order of their names, with their readings of a document. */
export async function listReaders(
  db: Kysely<DB>,
  { organisationId, versionId, documentId }: ReadersOf,
): Promise<ReaderRow[]> {
  const { rows } = await sql<ReaderRow>`
    select membership.account_id as "accountId", user_profile.first_name as "firstName",
      user_profile.last_name as "lastName", reading.read_at as "readAt", (
        select version.number from document_version as version join document_reading as earlier
          on earlier.document_version_id = version.id and earlier.account_id = membership.account_id
        where version.document_id = ${documentId}::uuid
        order by version.published_at desc, version.id desc limit 1) as "lastRead"
    from membership join user_profile on user_profile.id = membership.account_id
    left join document_reading as reading
      on reading.account_id = membership.account_id and reading.document_version_id = ${versionId}::uuid
    where membership.organisation_id = ${organisationId}::uuid
    order by search_fold(user_profile.last_name), search_fold(user_profile.first_name), membership.account_id`.execute(
    db,
  );
  return rows;
}

interface ReadersOf {
  readonly organisationId: string;
  readonly versionId: string;
  readonly documentId: string;
}
