import type { Kysely } from 'kysely';
import type { DB } from '../../tables.ts';

/** The safety notices that an account was told of, for the download of what is kept about its owner. */
export function listOwnSafetyNotices(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('safety_notice_recipient as told')
    .innerJoin('safety_notice', 'safety_notice.id', 'told.notice_id')
    .select(['safety_notice.reference', 'safety_notice.title', 'told.told_at as toldAt'])
    .where('told.account_id', '=', accountId)
    .orderBy('told.told_at')
    .orderBy('told.id')
    .execute();
}
