import { sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import { lockAccount } from './actor.queries.ts';
import type { Access } from './viewer.ts';

/** What decides about the access of an account. */
export interface CurrentAccess {
  readonly access: Access;
  readonly suspendedAt: string | null;
  readonly verifiedAt: string | null;
  readonly email: string;
  /** Null until the owner of the address has followed a mailed link. */
  readonly emailConfirmedAt: string | null;
  /** May be empty. */
  readonly organization: string;
}

/** Locks an account until the transaction ends, and reads its access; nothing if it is deleted. */
export async function lockAccess(transaction: Transaction<DB>, id: string): Promise<CurrentAccess | undefined> {
  // A statement of its own after the lock: one that waits for the lock reads older data.
  await lockAccount(transaction, id, 'exclusive');
  return transaction
    .selectFrom('account')
    .innerJoin('user_profile', 'user_profile.id', 'account.id')
    .select([
      'account.suspended_at as suspendedAt',
      'account.verified_at as verifiedAt',
      'account.email',
      'account.email_confirmed_at as emailConfirmedAt',
      'user_profile.organization',
    ])
    .select((select) => select.ref('account.access').$castTo<Access>().as('access'))
    .where('account.id', '=', id)
    .executeTakeFirst();
}

/** Identifiers of the operators that are not suspended, in one fixed order, so that concurrent transactions do not deadlock. */
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

/** Stores the access of an account. One that is no longer verified waits for verification again, or since its earlier request. */
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
