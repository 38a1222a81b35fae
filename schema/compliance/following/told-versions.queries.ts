import { type Kysely, sql } from 'kysely';
import type { DB } from '../../tables.ts';

/** Whether an account may be mailed what it was written about a document: it is not suspended, and follows something still. */
export async function isStillNews(db: Kysely<DB>, { accountId }: { readonly accountId: string }): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from account where id = ${accountId}::uuid and suspended_at is null
      and exists (select from document_follow where account_id = account.id)`.execute(db);
  return rows.length > 0;
}
