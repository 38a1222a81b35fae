import type { Transaction } from 'kysely';
import { ValidationError } from '../errors.ts';
import { dropHeldMail } from '../outbox/held-mails.queries.ts';
import type { DB } from '../tables.ts';
import { type AccessChange, lockCurrent, verifiedMailOf, writeAccess } from './access-change.ts';
import { updateAccess } from './account-access.queries.ts';
import { mayManage } from './members/membership.ts';
import { findMembership, lockMembers, updateName, updateVerification } from './members/memberships.queries.ts';
import { othersIn } from './members/vouchers.queries.ts';
import { takeDown } from './take-down.ts';

const NOT_ALONE =
  'Other people belong to your organisation. Ask a colleague who manages it to change its name, or leave it first.';

/** The new name of an organisation; `isAlike` if it is the same name in another spelling. */
interface NewName {
  readonly name: string;
  readonly isAlike: boolean;
}

/**
 * Refuses a member who may not change the name of the organisation, which is also the name of their colleagues. The only
 * member of an organisation may.
 *
 * @throws ValidationError that names the field.
 */
export async function refuseColleagues(transaction: Transaction<DB>, accountId: string): Promise<void> {
  const membership = await findMembership(transaction, accountId);
  if (
    membership &&
    !mayManage(membership) &&
    (await othersIn(transaction, membership.organisationId, accountId)).isAny
  ) {
    throw ValidationError.of('organization', NOT_ALONE);
  }
}

/**
 * Renames the organisation of an account, for all its members. Publications show the name, so a different name
 * takes them down, and the organisation and its members wait for verification again. Operators need no
 * verification.
 *
 * @throws NotFoundError
 */
export async function renameOrganisation(
  transaction: Transaction<DB>,
  change: AccessChange,
  { name, isAlike }: NewName,
): Promise<void> {
  const { organisationId, access } = await lockCurrent(transaction, change);
  if (organisationId === null) {
    return isAlike ? undefined : askVerificationAnew(transaction, change, { access, organisationId });
  }
  const members = await lockMembers(transaction, organisationId);
  await updateName(transaction, organisationId, name);
  if (isAlike) {
    return;
  }
  await updateVerification(transaction, 'organisation', organisationId, access === 'operator' ? change.now : null);
  for (const member of members) {
    await askVerificationAnew(transaction, { ...change, id: member.accountId }, { ...member, organisationId });
  }
}

/** Has an account wait for verification that belongs to another organisation now, or to none; members from now on, operators never. */
export async function askForVerification(transaction: Transaction<DB>, change: AccessChange): Promise<void> {
  const { access } = await lockCurrent(transaction, change);
  if (access === 'verified') {
    await writeAccess(transaction, change, 'member', 'account.verification_asked');
    await dropHeldMail(transaction, verifiedMailOf(change));
  } else if (access === 'member') {
    await updateAccess(transaction, { id: change.id, access, now: change.now });
  }
}

/**
 * Takes down what an account has published under a former name of its organisation, and has it wait for verification
 * again. Members wait already.
 */
async function askVerificationAnew(
  transaction: Transaction<DB>,
  change: AccessChange,
  { access, organisationId }: { readonly access: string; readonly organisationId: string | null },
): Promise<void> {
  if (access === 'verified') {
    await writeAccess(transaction, change, 'member', 'account.verification_asked');
    await dropHeldMail(transaction, verifiedMailOf(change));
  }
  await takeDown(transaction, change, organisationId);
}
