import type { Kysely } from 'kysely';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import type { DB } from '../tables.ts';
import type { AccountRecordRow } from './account-record-row.ts';
import { selectRecords } from './listed-accounts.ts';

/** An account as operators see it. */
export function findAccountRecord(db: Kysely<DB>, id: string): Promise<AccountRecordRow | undefined> {
  const accounts = db.selectFrom('account').where('account.id', '=', id) as unknown as RowQuery;
  return selectRecords(accounts).executeTakeFirst();
}
