import type { Transaction } from 'kysely';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { type Access, signedIn, verified } from '../viewer.ts';
import { presentAccount } from './present-account.ts';

/** In whose name something is published. */
export interface Publisher {
  readonly accountId: string;
  readonly access: Access;
  /** May be empty. */
  readonly organization: string;
  readonly phone: string;
}

/**
 * Who publishes, as they are at this moment and stay until the transaction is over, as in `presentAccount`.
 *
 * @throws NotSignedInError
 * @throws ForbiddenError where the account is not verified.
 */
export async function publisherOf(
  transaction: Transaction<DB>,
  dependencies: Pick<ServiceDependencies, 'viewer' | 'ports'>,
): Promise<Publisher> {
  const { id: accountId, access, organization, phone } = await presentAccount(transaction, dependencies);
  verified({ ...signedIn(dependencies.viewer), access });
  return { accountId, access, organization, phone };
}
