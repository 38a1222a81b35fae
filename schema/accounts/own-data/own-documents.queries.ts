import { type Kysely, sql } from 'kysely';
import type { DB } from '../../tables.ts';

/** The follows and readings of documents of an account, for the download of own data. */
export async function readOwnDocuments(db: Kysely<DB>, accountId: string): Promise<object> {
  return { follows: await listFollows(db, accountId), readings: await listReadings(db, accountId) };
}

function listFollows(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('document_follow')
    .leftJoin('document', 'document.id', 'document_follow.document_id')
    .select(['document_follow.kind', 'document_follow.followed_at as followedAt'])
    .select(sql<string>`coalesce(document.title, document_follow.name)`.as('name'))
    .where('account_id', '=', accountId)
    .orderBy('followed_at')
    .orderBy('document_follow.id')
    .execute();
}

function listReadings(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('document_reading')
    .innerJoin('document_version', 'document_version.id', 'document_reading.document_version_id')
    .innerJoin('document', 'document.id', 'document_version.document_id')
    .select(['document.title as document', 'document_version.number as version', 'read_at as readAt'])
    .where('account_id', '=', accountId)
    .orderBy('read_at')
    .orderBy('document_version.id')
    .execute();
}
