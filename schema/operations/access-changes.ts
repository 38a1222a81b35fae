import type { Transaction } from 'kysely';
import { endSessions } from '../accounts/sessions.queries.ts';
import { type Actor, insertAuditEntry } from '../audit/audit.queries.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../graph/errors.ts';
import { isUuid } from '../graph/uuid.ts';
import type { DB } from '../tables.ts';
import type { Access } from '../viewer.ts';
import {
  findAccessForUpdate,
  listOperatorsForUpdate,
  type PresentAccess,
  updateAccess,
  updateSuspension,
} from './account-access.queries.ts';

/** Whose access is changed, and by whom: an operator, or whoever works on the command line. */
export interface AccessChange {
  readonly id: string;
  readonly actor: Actor;
  readonly now: string;
}

/** Lets an account publish. Whoever may do so already stays as they are. @throws NotFoundError */
export async function verifyAccount(transaction: Transaction<DB>, change: AccessChange): Promise<void> {
  const present = await findPresent(transaction, change);
  if (present.access === 'member') {
    await write(transaction, change, 'verified', 'account.verified');
  }
}

/**
 * Has a verified account wait for verification anew. Members wait already, and operators need none.
 *
 * @throws NotFoundError
 */
export async function askVerificationAnew(transaction: Transaction<DB>, change: AccessChange): Promise<void> {
  const present = await findPresent(transaction, change);
  if (present.access === 'verified') {
    await write(transaction, change, 'member', 'account.verification_asked');
  }
}

/**
 * Makes somebody an operator, or takes access away again.
 *
 * @throws NotFoundError
 * @throws ForbiddenError where it is the actor's own.
 * @throws ConflictError where no operator would be left.
 */
export async function setAccess(transaction: Transaction<DB>, change: AccessChange, access: Access): Promise<void> {
  const operators = await listOperatorsForUpdate(transaction);
  const present = await findPresent(transaction, change);
  if (present.access === access) {
    return;
  }
  if (present.access === 'operator') {
    refuseToLose(change, operators);
  }
  await write(transaction, change, access, actions[access]);
}

/**
 * Ends all sessions of an account and has it sign in no more.
 *
 * @throws NotFoundError
 * @throws ForbiddenError where it is the actor's own.
 * @throws ConflictError where no operator would be left.
 */
export async function suspendAccount(transaction: Transaction<DB>, change: AccessChange): Promise<void> {
  const operators = await listOperatorsForUpdate(transaction);
  const present = await findPresent(transaction, change);
  if (present.suspendedAt !== null) {
    return;
  }
  refuseToLose(change, operators);
  const { id, now } = change;
  await updateSuspension(transaction, { id, suspendedAt: now, now });
  await endSessions(transaction, { accountId: id, reason: 'suspended', now });
  await note(transaction, change, 'account.suspended');
}

/** Lets a suspended account sign in again. @throws NotFoundError */
export async function unsuspendAccount(transaction: Transaction<DB>, change: AccessChange): Promise<void> {
  const present = await findPresent(transaction, change);
  if (present.suspendedAt !== null) {
    await updateSuspension(transaction, { id: change.id, suspendedAt: null, now: change.now });
    await note(transaction, change, 'account.unsuspended');
  }
}

/** What an entry of the audit log says where access was set to a level. */
const actions: Readonly<Record<Access, string>> = {
  member: 'account.made_member',
  verified: 'account.made_verified',
  operator: 'account.made_operator',
};

async function findPresent(transaction: Transaction<DB>, { id }: AccessChange): Promise<PresentAccess> {
  const present = isUuid(id) ? await findAccessForUpdate(transaction, id) : undefined;
  if (!present) {
    throw new NotFoundError('Account not found');
  }
  return present;
}

/** Somebody else must always be able to undo what an operator did. */
function refuseToLose({ id, actor }: AccessChange, operators: readonly string[]): void {
  if (actor.kind === 'account' && actor.id === id) {
    throw new ForbiddenError('You cannot take away your own access. Ask another operator.');
  }
  if (operators.length === 1 && operators[0] === id) {
    throw new ConflictError('This is the last operator. Make somebody else an operator first.');
  }
}

async function write(
  transaction: Transaction<DB>,
  change: AccessChange,
  access: Access,
  action: string,
): Promise<void> {
  await updateAccess(transaction, { id: change.id, access, now: change.now });
  await note(transaction, change, action);
}

async function note(transaction: Transaction<DB>, { id, actor, now }: AccessChange, action: string): Promise<void> {
  const subject = { subjectKind: 'account', subjectId: id, ownerId: id };
  await insertAuditEntry(transaction, { actor, action, ...subject, now });
}
