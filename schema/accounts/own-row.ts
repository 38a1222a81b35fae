import type { Transaction } from 'kysely';
import { NotSignedInError } from '../graph/errors.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { signedIn, type Viewer } from '../viewer.ts';
import type { AccountRow } from './account-row.ts';
import { findAccessForShare, findAccount } from './accounts.queries.ts';

/** The account of whoever asks. @throws NotSignedInError */
export async function ownAccount({ db, viewer }: ServiceDependencies): Promise<AccountRow> {
  const account = await findAccount(db, signedIn(viewer).accountId);
  if (!account) {
    throw new NotSignedInError('No user logged in');
  }
  return account;
}

/**
 * Holds the account of whoever asks until the transaction is over, so that it is not deleted under what is added to it.
 *
 * @throws NotSignedInError where it is gone.
 */
export async function holdOwnAccount(transaction: Transaction<DB>, viewer: Viewer): Promise<void> {
  if (!(await findAccessForShare(transaction, signedIn(viewer).accountId))) {
    throw new NotSignedInError('No user logged in');
  }
}
