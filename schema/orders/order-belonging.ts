import type { Belonging, Membership, OwnedRecord } from '../access/members/membership.ts';

const seeing: Membership['roles'] = ['buy', 'manage'];

/**
 * Whether a user sees an order as its buyer: the user's own, or one of the organisation for which they buy or that they
 * manage. A former member no longer sees orders for the organisation, not even their own.
 */
export function seesOrder(belonging: Belonging, order: OwnedRecord): boolean {
  return belongsTo(belonging, order, seeing);
}

/** Whether a user accepts quotes for an order and closes it: the user's own, or one of the organisation for which they buy. */
export function buysWith(belonging: Belonging, order: OwnedRecord): boolean {
  return belongsTo(belonging, order, ['buy']);
}

function belongsTo(
  { accountId, membership }: Belonging,
  { ownerId, organisationId }: OwnedRecord,
  roles: Membership['roles'],
): boolean {
  if (organisationId === null) {
    return ownerId === accountId;
  }
  if (membership?.organisationId !== organisationId || !membership.roles.some((role) => roles.includes(role))) {
    return false;
  }
  return ownerId === accountId || membership.isVerified;
}

/** The organisation for which one sees the orders that one has sent; null if there is none. */
export function seesOwnOrdersOf(membership: Membership | null): string | null {
  return membership?.roles.some((role) => seeing.includes(role)) ? membership.organisationId : null;
}

/** The organisation whose orders the account sees, besides its own; null if there is none. */
export function seesOrdersOf(membership: Membership | null): string | null {
  return membership?.isVerified ? seesOwnOrdersOf(membership) : null;
}
