import { NotSignedInError } from '../graph/errors.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { signedIn } from '../viewer.ts';
import type { AccountRow } from './account-row.ts';
import { findAccount } from './accounts.queries.ts';

/** The account of whoever asks. @throws NotSignedInError */
export async function ownAccount({ db, viewer }: ServiceDependencies): Promise<AccountRow> {
  const account = await findAccount(db, signedIn(viewer).accountId);
  if (!account) {
    throw new NotSignedInError('No user logged in');
  }
  return account;
}
