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

/** Of whom an organisation is wanted. */
interface Founder {
  readonly accountId: string;
  /** The name in the profile. */
  readonly organization: string;
  /** Whether operators have verified that the account speaks for it. */
  readonly isVerified: boolean;
}

/**
 * The membership of an account. A user who belongs to no organisation begins one by the name in their profile, as its only
 * member with every role, which owns what they have published from then on.
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
