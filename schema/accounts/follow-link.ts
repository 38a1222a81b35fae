import type { Transaction } from 'kysely';
import { findAccessForUpdate } from '../operations/account-access.queries.ts';
import type { DB } from '../tables.ts';
import { spendLink } from './mailed-tokens.queries.ts';

/**
 * Uses up a link that was found to be good, and holds the account that it is about, which may have changed since.
 *
 * @returns false where the link has been used, or is no longer good because the account has changed.
 */
export async function followLink(
  transaction: Transaction<DB>,
  { accountId, digest }: { readonly accountId: string; readonly digest: Buffer },
): Promise<boolean> {
  // The account before its links, as everybody does who changes one and deletes the others.
  const account = await findAccessForUpdate(transaction, accountId);
  return account !== undefined && account.suspendedAt === null && spendLink(transaction, digest);
}
