import type { Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import { type Membership, organisationRoles } from './membership.ts';
import {
  adoptRows,
  deleteIfEmpty,
  findMembership,
  insertMembership,
  insertOrganisation,
} from './memberships.queries.ts';

/** The account that needs an organisation. */
interface Founder {
  readonly accountId: string;
  /** The name in the profile. */
  readonly organization: string;
  /** Whether operators have verified that the account belongs to it. */
  readonly isVerified: boolean;
}

/**
 * The membership of an account. A user without an organisation creates one with the name in their profile, as its only
 * member with every role; it owns what they have published.
 */
export async function membershipOf(
  transaction: Transaction<DB>,
  { accountId, organization, isVerified }: Founder,
  now: string,
): Promise<Membership | null> {
  const known = await findMembership(transaction, accountId);
  if (known || organization === '') {
    return known;
  }
  const verifiedAt = isVerified ? now : null;
  const organisationId = await insertOrganisation(transaction, { name: organization, verifiedAt, now });
  const member = { organisationId, accountId, roles: organisationRoles, verifiedAt, now };
  if (await insertMembership(transaction, member)) {
    await adoptRows(transaction, { accountId, organisationId });
  } else {
    // Another request of the account has begun one at the same moment.
    await deleteIfEmpty(transaction, organisationId);
  }
  return findMembership(transaction, accountId);
}
