import { type Kysely, sql } from 'kysely';
import { listed } from '../../compliance/document-conditions.ts';
import { titleOr } from '../../compliance/shown-title.ts';
import type { DB } from '../../tables.ts';

/** The follows and readings of documents of an account, for the download of own data. */
export async function readOwnDocuments(db: Kysely<DB>, accountId: string): Promise<object> {
  return { follows: await listFollows(db, accountId), readings: await listReadings(db, accountId) };
}

function listFollows(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('document_follow')
    .leftJoin('document', (join) => join.onRef('document.id', '=', 'document_follow.document_id').on(listed))
    .select(['document_follow.kind', 'document_follow.followed_at as followedAt'])
    .select(titleOr(sql`nullif(document_follow.name, '')`).as('name'))
    .where('account_id', '=', accountId)
    .orderBy('followed_at')
    .orderBy('document_follow.id')
    .execute();
}

function listReadings(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('document_reading')
    .innerJoin('document_version', 'document_version.id', 'document_reading.document_version_id')
    .leftJoin('document', (join) => join.onRef('document.id', '=', 'document_version.document_id').on(listed))
    .select(['document_version.number as version', 'read_at as readAt'])
    .select(titleOr().as('document'))
    .where('account_id', '=', accountId)
    .orderBy('read_at')
    .orderBy('document_version.id')
    .execute();
}
