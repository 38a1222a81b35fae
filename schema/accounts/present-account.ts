import type { Transaction } from 'kysely';
import { NotSignedInError } from '../graph/errors.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { operator, signedIn } from '../viewer.ts';
import type { AccountRow } from './account-row.ts';
import { findAccessForShare, findAccount } from './accounts.queries.ts';
import { lifetimeAt } from '../access/session-lifetime.ts';
import { findSignedIn } from './sessions.queries.ts';

/**
 * Who acts, as they are at this moment and stay until the transaction is over. Whatever somebody may do is asked of this
 * account and not of the viewer, who is as the request came in: since then they may have signed out, been suspended, or
 * have lost what they were allowed, even by the request itself.
 *
 * @param hold has the account wait for nobody else who acts as it; with `findAccessForUpdate` only one does so at a time.
 * @throws NotSignedInError where the account is gone or suspended, or the session over.
 */
export async function presentAccount(
  transaction: Transaction<DB>,
  { viewer, ports }: Pick<ServiceDependencies, 'viewer' | 'ports'>,
  hold: (transaction: Transaction<DB>, id: string) => Promise<unknown> = findAccessForShare,
): Promise<AccountRow> {
  const { accountId, sessionId } = signedIn(viewer);
  await hold(transaction, accountId);
  // Read by themselves once the account is held: what is read while it waits for the account is older.
  const session = await findSignedIn(transaction, sessionId, lifetimeAt(ports.clock.now()));
  const account = session && (await findAccount(transaction, session.accountId));
  if (!account) {
    throw new NotSignedInError('No user logged in');
  }
  return account;
}

/** The operator who acts, as in `presentAccount`. @throws NotSignedInError @throws ForbiddenError */
export async function presentOperator(
  transaction: Transaction<DB>,
  dependencies: Pick<ServiceDependencies, 'viewer' | 'ports'>,
): Promise<AccountRow> {
  const account = await presentAccount(transaction, dependencies);
  operator({ ...signedIn(dependencies.viewer), access: account.access });
  return account;
}
