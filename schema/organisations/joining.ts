import type { Transaction } from 'kysely';
import type { Actor } from '../access/actor.ts';
import { endMembership } from '../access/leaving.ts';
import {
  adoptRows,
  deleteIfEmpty,
  deleteMembership,
  insertMembership,
  lockOrganisation,
} from '../access/members/memberships.queries.ts';
import { othersIn } from '../access/members/vouchers.queries.ts';
import { askForVerification } from '../access/organisation-name.ts';
import { takeDown } from '../access/take-down.ts';
import { areAlike, renameProfile } from '../accounts/accounts.queries.ts';
import { ConflictError } from '../errors.ts';
import type { MailPorts } from '../ports.ts';
import type { DB } from '../tables.ts';
import type { InvitationRow } from './organisation-row.ts';

/** Locks organisations before any account, in an order in which no two requests wait for each other. */
export async function lockBoth(
  transaction: Transaction<DB>,
  ids: readonly (string | null | undefined)[],
): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) {
    if (id != null) {
      await lockOrganisation(transaction, id);
    }
  }
}

/**
 * Has an account belong to the organisation that has invited it. An organisation that it had alone ends: what that published goes
 * along where both have the same name, as a verified user keeps their verification then, and is taken down otherwise.
 *
 * @throws ConflictError if it has colleagues in another organisation, or belongs to this one.
 */
export async function joinOrganisation(
  transaction: Transaction<DB>,
  { accountId, membership: own, organization }: Actor,
  { organisationId, organisationName: name, roles }: InvitationRow,
  { ports, now }: { readonly ports: MailPorts; readonly now: string },
): Promise<void> {
  if (own?.organisationId === organisationId) {
    throw new ConflictError('You belong to this organisation already.');
  }
  if (own && (await othersIn(transaction, own.organisationId, accountId)).isAny) {
    throw new ConflictError(`You have colleagues in ${organization}. Leave it before you join another organisation.`);
  }
  const change = { id: accountId, actor: { kind: 'account', id: accountId }, ports, now } as const;
  const isAlike = await areAlike(transaction, name, organization);
  const member = { organisationId, accountId, roles, now };
  if (own?.isVerified && isAlike) {
    await deleteMembership(transaction, own.id);
    await insertMembership(transaction, { ...member, verifiedAt: own.verifiedAt });
    await adoptRows(transaction, { accountId, organisationId, from: own.organisationId });
    await deleteIfEmpty(transaction, own.organisationId);
    await renameProfile(transaction, accountId, name);
    return;
  }
  await (own ? endMembership(transaction, change, own) : takeDown(transaction, change));
  await insertMembership(transaction, { ...member, verifiedAt: null });
  await renameProfile(transaction, accountId, name);
  await askForVerification(transaction, change);
}
