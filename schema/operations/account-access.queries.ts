import { type Kysely, sql, type Transaction } from 'kysely';
import type { RowQuery } from '../lists/listed-table.ts';
import type { DB } from '../tables.ts';
import type { Access } from '../viewer.ts';
import type { AccountRecordRow } from './account-record-row.ts';
import { selectRecords } from './listed-accounts.ts';

/** What an account may do at present. */
export interface PresentAccess {
  readonly access: Access;
  readonly suspendedAt: string | null;
  readonly verifiedAt: string | null;
}

/** An account as operators see it. */
export function findAccountRecord(db: Kysely<DB>, id: string): Promise<AccountRecordRow | undefined> {
  const accounts = db.selectFrom('account').where('account.id', '=', id) as unknown as RowQuery;
  return selectRecords(accounts).executeTakeFirst();
}

/** What an account may do; whoever else wants to change that waits. */
export function findAccessForUpdate(transaction: Transaction<DB>, id: string): Promise<PresentAccess | undefined> {
  return transaction
    .selectFrom('account')
    .select(['suspended_at as suspendedAt', 'verified_at as verifiedAt'])
    .select((select) => select.ref('access').$castTo<Access>().as('access'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Identifiers of the operators that are not suspended, in an order in which nobody waits for each other. */
export async function listOperatorsForUpdate(transaction: Transaction<DB>): Promise<string[]> {
  const operators = await transaction
    .selectFrom('account')
    .select('id')
    // As a value it would hide from the planner that the partial index serves.
    .where(sql<boolean>`access = 'operator'`)
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return operators.map(({ id }) => id);
}

/** Writes what an account may do. Whoever is no longer verified waits for it anew, or from when they began before. */
export async function updateAccess(
  transaction: Transaction<DB>,
  {
    id,
    access,
    now,
    keepsPlace = false,
  }: { readonly id: string; readonly access: Access; readonly now: string; readonly keepsPlace?: boolean },
): Promise<void> {
  const verification =
    access === 'member'
      ? { verified_at: null, ...(!keepsPlace && { verification_asked_at: now }) }
      : { verified_at: sql<string>`coalesce(verified_at, ${now})` };
  await transaction
    .updateTable('account')
    .set({ access, updated_at: now, ...verification })
    .where('id', '=', id)
    .execute();
}

/** Writes since when an account is suspended; null lifts it. */
export async function updateSuspension(
  transaction: Transaction<DB>,
  { id, suspendedAt, now }: { readonly id: string; readonly suspendedAt: string | null; readonly now: string },
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ suspended_at: suspendedAt, updated_at: now })
    .where('id', '=', id)
    .execute();
}
