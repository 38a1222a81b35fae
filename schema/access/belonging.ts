import type { Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import { verifiedLetter } from './access.messages.ts';
import { type AccessChange, type Current, mailChange, VERIFIED_MAIL, writeAccess } from './access-change.ts';
import { settleHidden } from './hidden-publications.ts';
import {
  findMembership,
  listWaitingMembers,
  undoOrganisation,
  updateVerification,
  verifyOrganisation,
} from './members/memberships.queries.ts';
import { membershipOf } from './members/own-organisation.ts';
import { handOverOrTakeDown, takeDown } from './take-down.ts';

/** Verifies that an account belongs to its organisation, and the organisation with it. */
export async function believe(
  transaction: Transaction<DB>,
  change: AccessChange,
  { organization }: Current,
  action: string,
): Promise<void> {
  const { id: accountId, now } = change;
  await writeAccess(transaction, change, 'verified', action);
  const membership = await membershipOf(transaction, { accountId, organization, isVerified: true }, now);
  if (membership) {
    await updateVerification(transaction, 'membership', membership.id, now);
    await verifyOrganisation(transaction, membership.organisationId, now);
    await verifyColleagues(transaction, change, membership.organisationId);
    await settleHidden(transaction, membership.organisationId, now);
  }
}

/**
 * Gives members their access back who were verified to belong to an organisation that is verified again.
 *
 * An organisation has 100 members at most, and few of them wait.
 */
async function verifyColleagues(transaction: Transaction<DB>, change: AccessChange, organisationId: string) {
  for (const accountId of await listWaitingMembers(transaction, organisationId)) {
    const colleague = { ...change, id: accountId };
    await writeAccess(transaction, colleague, 'verified', 'account.verified');
    await mailChange(transaction, colleague, VERIFIED_MAIL, verifiedLetter);
  }
}

/**
 * Takes back that an account belongs to its organisation. What it has published for that is taken down, unless another
 * verified member answers for it from then on.
 *
 * @returns whether anything was taken down.
 */
export async function doubt(transaction: Transaction<DB>, change: AccessChange, { organisationId }: Current) {
  const membership = await findMembership(transaction, change.id);
  if (!membership || organisationId === null) {
    return takeDown(transaction, change);
  }
  await updateVerification(transaction, 'membership', membership.id, null);
  const isAny = await handOverOrTakeDown(transaction, change, { organisationId, leaves: false });
  await settleHidden(transaction, organisationId, change.now);
  return isAny;
}

/** As `doubt`, of a verification by mistake: the organisation is no longer verified either, if it was by this alone. */
export async function undoBelief(
  transaction: Transaction<DB>,
  change: AccessChange,
  current: Current,
  verifiedAt: string,
): Promise<boolean> {
  const isAny = await doubt(transaction, change, current);
  if (current.organisationId !== null) {
    await undoOrganisation(transaction, current.organisationId, verifiedAt);
  }
  return isAny;
}

/** Hides or shows the publications of the account's organisation, after a suspension or its end. */
export async function settle(transaction: Transaction<DB>, { now }: AccessChange, { organisationId }: Current) {
  if (organisationId !== null) {
    await settleHidden(transaction, organisationId, now);
  }
}
