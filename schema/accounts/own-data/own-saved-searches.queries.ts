import { type Kysely, sql } from 'kysely';
import type { DB } from '../../tables.ts';

/** All saved searches of an account, for the download of own data. */
export function listOwnSavedSearches(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('saved_search')
    .select(['area', 'name', 'filter', 'list_query as listQuery', 'frequency'])
    .select(['saved_at as savedAt', 'mailed_at as lastMailedAt'])
    .select(
      sql<object[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', record_id, 'foundAt', found_at) order by found_at, record_id)
        from saved_search_hit where saved_search_id = saved_search.id), '[]')`.as('found'),
    )
    .where('account_id', '=', accountId)
    .orderBy('saved_at')
    .orderBy('id')
    .execute();
}
