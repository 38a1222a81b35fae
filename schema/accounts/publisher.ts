import type { Transaction } from 'kysely';
import { NotSignedInError } from '../graph/errors.ts';
import type { DB } from '../tables.ts';
import { signedIn, type Viewer, verified } from '../viewer.ts';
import { findAccessForShare, findAccount } from './accounts.queries.ts';

/** In whose name something is published. */
export interface Publisher {
  readonly accountId: string;
  /** May be empty. */
  readonly organization: string;
  readonly phone: string;
}

/**
 * Who publishes, as they are at this moment and stay until the transaction is over: access and organisation may have
 * changed since the request came in, even by the request itself.
 *
 * @throws NotSignedInError
 * @throws ForbiddenError where the account is not verified.
 */
export async function publisherOf(transaction: Transaction<DB>, viewer: Viewer): Promise<Publisher> {
  const asking = signedIn(viewer);
  const present = await findAccessForShare(transaction, asking.accountId);
  // Read by itself once the account is held: what is read while it waits for the account is older.
  const account = present && (await findAccount(transaction, asking.accountId));
  if (!account || present.suspendedAt !== null) {
    throw new NotSignedInError('No user logged in');
  }
  verified({ ...asking, access: present.access });
  const { id: accountId, organization, phone } = account;
  return { accountId, organization, phone };
}
