import type { Transaction } from 'kysely';
import { ConflictError } from '../errors.ts';
import type { DB } from '../tables.ts';
import type { AccessChange } from './access-change.ts';
import { settleHidden } from './hidden-publications.ts';
import type { Membership } from './members/membership.ts';
import { deleteIfEmpty, deleteMembership, findMembership } from './members/memberships.queries.ts';
import { handOverOrders } from './members/orders-of-member.queries.ts';
import { othersIn } from './members/vouchers.queries.ts';
import { handOverOrTakeDown, takeDown } from './take-down.ts';

type Leaving = Pick<AccessChange, 'id' | 'actor' | 'now'>;

/** Refuses to leave an organisation without a member who can invite and end memberships. @throws ConflictError */
export async function refuseUnmanaged(
  transaction: Transaction<DB>,
  accountId: string,
  { organisationId, roles }: Pick<Membership, 'organisationId' | 'roles'>,
): Promise<void> {
  const { isAny, isManaged } = await othersIn(transaction, organisationId, accountId);
  if (roles.includes('manage') && isAny && !isManaged) {
    throw new ConflictError('No other member manages this organisation. Give another member that role first.');
  }
}

/**
 * Ends a membership. The account loses all rights to what the organisation owns. Another member takes over the orders that it
 * sent for the organisation and what it published, which is taken down if no verified member is left.
 *
 * @throws ConflictError if no manager of the organisation would be left.
 */
export async function endMembership(
  transaction: Transaction<DB>,
  change: Leaving,
  membership: Pick<Membership, 'id' | 'organisationId' | 'roles'>,
): Promise<void> {
  const { organisationId } = membership;
  await refuseUnmanaged(transaction, change.id, membership);
  await handOverOrTakeDown(transaction, change, { organisationId, leaves: true });
  await handOverOrders(transaction, { accountId: change.id, organisationId });
  await deleteMembership(transaction, membership.id);
  await deleteIfEmpty(transaction, organisationId);
  await settleHidden(transaction, organisationId, change.now);
}

/**
 * Takes down all that an account publishes before it is deleted; what its colleagues take over stays.
 *
 * @throws ConflictError if no manager of the organisation would be left.
 */
export async function leaveForGood(transaction: Transaction<DB>, change: Leaving): Promise<void> {
  const membership = await findMembership(transaction, change.id);
  if (membership) {
    await endMembership(transaction, change, membership);
  }
  await takeDown(transaction, change);
}
