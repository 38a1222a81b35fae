import type { Transaction } from 'kysely';
import { NotFoundError } from '../errors.ts';
import { type Letter, type Sender, setLetter } from '../outbox/mail-content.ts';
import { insertMail } from '../outbox/outbox.queries.ts';
import type { MailPorts } from '../ports.ts';
import { isUuid } from '../queries/uuid.ts';
import type { DB } from '../tables.ts';
import type { AccountState } from './access.messages.ts';
import { type CurrentAccess, lockAccess, updateAccess } from './account-access.queries.ts';
import { type Actor, insertAuditEntry } from './audit-entries.queries.ts';
import { findMembership, lockOrganisation, lockOrganisationOf } from './members/memberships.queries.ts';
import { findVoucher } from './members/vouchers.queries.ts';
import type { Access } from './viewer.ts';

/** The account to change, and the actor: an operator, or the user of the command line. */
export interface AccessChange {
  readonly id: string;
  readonly actor: Actor;
  readonly ports: MailPorts;
  readonly now: string;
}

export const VERIFIED_MAIL = 'account-verified';

/** What an account may do, and the organisation that it belongs to; both are locked. */
export interface Current extends CurrentAccess {
  readonly organisationId: string | null;
}

/**
 * Locks an account with its organisation until the end of the transaction, and reads its access.
 *
 * @throws NotFoundError
 */
export async function lockCurrent(transaction: Transaction<DB>, { id }: AccessChange): Promise<Current> {
  const organisationId = isUuid(id) ? await lockOrganisationOf(transaction, id) : null;
  const current = isUuid(id) ? await lockAccess(transaction, id) : undefined;
  if (!current) {
    throw new NotFoundError('Account not found');
  }
  const { organisationId: present = null } = (await findMembership(transaction, id)) ?? {};
  if (present !== null && present !== organisationId) {
    // It has begun or joined one just now. Of two requests that wait for each other the database gives one up, to be tried again.
    await lockOrganisation(transaction, present);
  }
  return { ...current, organisationId: present };
}

/** Stores the access of an account, and an audit entry. */
export async function writeAccess(
  transaction: Transaction<DB>,
  change: AccessChange,
  access: Access,
  action: string,
): Promise<void> {
  await updateAccess(transaction, { id: change.id, access, now: change.now });
  await noteChange(transaction, change, action);
}

/** Adds an entry to the audit log about the account. */
export async function noteChange(
  transaction: Transaction<DB>,
  { id, actor, now }: AccessChange,
  action: string,
  reason?: string,
): Promise<void> {
  const subject = { subjectKind: 'account', subjectId: id, ownerId: id };
  await insertAuditEntry(transaction, { actor, action, ...subject, now, ...(reason !== undefined && { reason }) });
}

/** Mails the account, in words that may depend on its new access. */
export async function mailChange(
  transaction: Transaction<DB>,
  { id: accountId, ports: { site, queue }, now }: AccessChange,
  kind: string,
  letter: (sender: Sender, state: AccountState) => Letter,
  heldUntil?: string,
): Promise<void> {
  // Read after the change that it tells of.
  const current = await lockAccess(transaction, accountId);
  if (current) {
    const { email: recipient, suspendedAt, access } = current;
    const { organisationId = null } = (await findMembership(transaction, accountId)) ?? {};
    const voucher = organisationId === null ? undefined : await findVoucher(transaction, organisationId, accountId);
    const state = {
      isSuspended: suspendedAt !== null,
      canPublish: access !== 'member',
      isVouchedFor: voucher !== undefined,
    };
    const content = setLetter(letter(site, state), site);
    await insertMail(transaction, queue, { kind, recipient, accountId, content, now, ...(heldUntil && { heldUntil }) });
  }
}

/** The mail that tells of a verification, as long as it waits. */
export function verifiedMailOf({ id }: Pick<AccessChange, 'id'>) {
  return { accountId: id, kind: VERIFIED_MAIL };
}
