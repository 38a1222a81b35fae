import type { Transaction } from 'kysely';
import { ConflictError } from '../errors.ts';
import { dropHeldMail } from '../outbox/held-mails.queries.ts';
import type { DB } from '../tables.ts';
import { notVerifiedLetter, suspendedLetter, unsuspendedLetter, verifiedLetter } from './access.messages.ts';
import {
  type AccessChange,
  lockCurrent,
  mailChange,
  noteChange,
  VERIFIED_MAIL,
  verifiedMailOf,
  writeAccess,
} from './access-change.ts';
import { refuseToLose, refuseUnconfirmed, refuseUnproven, refuseUnseen } from './access-refusals.ts';
import {
  type CurrentAccess,
  listOperatorsForUpdate,
  updateAccess,
  updateSuspension,
} from './account-access.queries.ts';
import { believe, doubt, settle, undoBelief } from './belonging.ts';
import { endSessions } from './end-sessions.queries.ts';
import { hideAllOf, showAllOf } from './hidden-publications.ts';
import type { Access } from './viewer.ts';

/** How long the mail about a verification waits: until then an operator can undo it, and the account gets no mail. */
const UNDO_WINDOW_MS = 5 * 60_000;

/**
 * Verifies an account, and mails it after the time in which an operator can undo that. A verified account stays
 * unchanged.
 *
 * @param organization the one that the operator has checked, if known.
 * @returns whether it changed anything.
 * @throws NotFoundError
 * @throws ConflictError if it is another one by now, there is none, or the address is not confirmed.
 */
export async function verifyAccount(
  transaction: Transaction<DB>,
  change: AccessChange,
  organization?: string | null,
): Promise<boolean> {
  const current = await lockCurrent(transaction, change);
  refuseUnseen(current, organization);
  if (current.access !== 'member') {
    return false;
  }
  refuseUnproven(current);
  await believe(transaction, change, current, 'account.verified');
  const heldUntil = new Date(Date.parse(change.now) + UNDO_WINDOW_MS).toISOString();
  await mailChange(transaction, change, VERIFIED_MAIL, verifiedLetter, heldUntil);
  return true;
}

/**
 * Undoes a verification by mistake, and takes down what was published since: the account waits in its former place. It
 * gets a mail if the mail about the verification was sent, or it has published since. An account that waits stays unchanged.
 *
 * @param verifiedAt the time of the verification to undo.
 * @returns whether it changed anything.
 * @throws NotFoundError
 * @throws ConflictError if the account has been made an operator, or was verified at another time.
 */
export async function undoVerification(
  transaction: Transaction<DB>,
  change: AccessChange,
  verifiedAt: string,
): Promise<boolean> {
  const current = await lockCurrent(transaction, change);
  if (current.access === 'operator') {
    throw new ConflictError('This account is an operator by now. Change its access instead.');
  }
  if (current.access === 'member') {
    return false;
  }
  if (current.verifiedAt !== verifiedAt) {
    throw new ConflictError('Another operator has verified this account since. Look at it again before you undo that.');
  }
  await updateAccess(transaction, { id: change.id, access: 'member', now: change.now, keepsPlace: true });
  await noteChange(transaction, change, 'account.verification_undone');
  const hasPublished = await undoBelief(transaction, change, current, verifiedAt);
  const isUnsent = await dropHeldMail(transaction, verifiedMailOf(change));
  if (hasPublished || !(isUnsent || wasSuspendedUntold(current))) {
    await mailChange(transaction, change, 'account-not-verified', notVerifiedLetter);
  }
  return true;
}

/**
 * Makes an account an operator, or withdraws access; what members have published before is taken down, and they get a
 * mail.
 *
 * @param organization as in `verifyAccount`.
 * @returns whether it changed anything.
 * @throws NotFoundError
 * @throws ForbiddenError if it is the actor's own.
 * @throws ConflictError if no operator would be left, as in `verifyAccount`, or if the address of a
 *   new operator is not confirmed.
 */
export async function setAccess(
  transaction: Transaction<DB>,
  change: AccessChange,
  access: Access,
  organization?: string | null,
): Promise<boolean> {
  const operators = await listOperatorsForUpdate(transaction);
  const current = await lockCurrent(transaction, change);
  refuseUnseen(current, organization);
  if (current.access === access) {
    return false;
  }
  if (access === 'verified') {
    refuseUnproven(current);
  }
  if (access === 'operator') {
    refuseUnconfirmed(current);
  }
  if (current.access === 'operator') {
    refuseToLose(change, operators);
  }
  if (access === 'verified') {
    await believe(transaction, change, current, actions.verified);
  } else {
    await writeAccess(transaction, change, access, actions[access]);
  }
  if (access === 'member') {
    await doubt(transaction, change, current);
    await dropHeldMail(transaction, verifiedMailOf(change));
    await mailChange(transaction, change, 'account-not-verified', notVerifiedLetter);
  }
  return true;
}

/**
 * Ends all sessions of an account, blocks its sign-in, hides its publications for which no other verified member of its
 * organisation vouches, and mails it the reason. A suspended account stays unchanged, with its earlier reason.
 *
 * @returns whether it changed anything.
 * @throws NotFoundError
 * @throws ForbiddenError if it is the actor's own.
 * @throws ConflictError if no operator would be left.
 */
export async function suspendAccount(
  transaction: Transaction<DB>,
  change: AccessChange,
  reason: string,
): Promise<boolean> {
  const operators = await listOperatorsForUpdate(transaction);
  const current = await lockCurrent(transaction, change);
  if (current.suspendedAt !== null) {
    return false;
  }
  refuseToLose(change, operators);
  const { id, now } = change;
  await updateSuspension(transaction, { id, suspendedAt: now, now });
  await endSessions(transaction, { accountId: id, reason: 'suspended', now });
  await hideAllOf(transaction, id, now);
  await settle(transaction, change, current);
  await noteChange(transaction, change, 'account.suspended', reason);
  await dropHeldMail(transaction, verifiedMailOf(change));
  await mailChange(transaction, change, 'account-suspended', (sender, state) => suspendedLetter(sender, state, reason));
  return true;
}

/**
 * Lets a suspended account sign in again, with its earlier access, and shows its publications again.
 *
 * @returns whether it changed anything.
 * @throws NotFoundError
 */
export async function unsuspendAccount(transaction: Transaction<DB>, change: AccessChange): Promise<boolean> {
  const current = await lockCurrent(transaction, change);
  if (current.suspendedAt === null) {
    return false;
  }
  await updateSuspension(transaction, { id: change.id, suspendedAt: null, now: change.now });
  await showAllOf(transaction, change.id, change.now);
  await settle(transaction, change, current);
  await noteChange(transaction, change, 'account.unsuspended');
  // Written during the suspension, so that it would speak of that after it has been lifted.
  await dropHeldMail(transaction, verifiedMailOf(change));
  await mailChange(transaction, change, 'account-unsuspended', unsuspendedLetter);
  return true;
}

/** Whether the present suspension dropped the mail about the verification, so that the account has not got it. */
function wasSuspendedUntold({ verifiedAt, suspendedAt }: CurrentAccess): boolean {
  // NaN if either is null: then both comparisons are false.
  const after = Date.parse(suspendedAt ?? '') - Date.parse(verifiedAt ?? '');
  return after >= 0 && after < UNDO_WINDOW_MS;
}

/** The actions in the audit log for each level of access. */
const actions: Readonly<Record<Access, string>> = {
  member: 'account.made_member',
  verified: 'account.made_verified',
  operator: 'account.made_operator',
};
