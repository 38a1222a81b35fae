import { ForbiddenError } from '../../errors.ts';

/** What members may do for their organisation, beside each other. */
export const organisationRoles = ['publish', 'buy', 'manage'] as const;
export type OrganisationRole = (typeof organisationRoles)[number];

/** How an account belongs to an organisation; it belongs to one at a time. */
export interface Membership {
  readonly id: string;
  readonly organisationId: string;
  readonly roles: readonly OrganisationRole[];
  /** When operators verified that the account belongs to it; null while they have not. */
  readonly verifiedAt: string | null;
  /** Whether they have verified the organisation, too. */
  readonly isVerified: boolean;
}

/** Who asks, with how they belong to an organisation as it is now; null if they belong to none. */
export interface Belonging {
  readonly accountId: string;
  readonly membership: Membership | null;
}

/** Whose a record is: the member who answers for it, and the organisation that owns it. */
export interface OwnedRecord {
  readonly ownerId: string | null;
  /** Null if the record is an account's alone. */
  readonly organisationId: string | null;
}

/**
 * Whether the caller owns a record: either the account itself, or the organisation for which it publishes. A former member
 * has no right to a record of the organisation, even as its author.
 */
export function isOfOwn({ accountId, membership }: Belonging, { ownerId, organisationId }: OwnedRecord): boolean {
  if (organisationId === null) {
    return ownerId === accountId;
  }
  if (membership?.organisationId !== organisationId || !membership.roles.includes('publish')) {
    return false;
  }
  return ownerId === accountId || membership.isVerified;
}

/** The organisation whose records the account sees, besides its own; null if there is none. */
export function publishesFor({ membership }: Belonging): string | null {
  return membership?.isVerified && membership.roles.includes('publish') ? membership.organisationId : null;
}

/** Whether a member manages the organisation: invites, gives roles, ends memberships. An invited one does once they are verified. */
export function mayManage(membership: Membership | null): boolean {
  return membership?.verifiedAt != null && membership.roles.includes('manage');
}

const refusals: Readonly<Record<'publish' | 'buy', string>> = {
  publish: 'You do not publish for your organisation. Ask a colleague who manages it to give you this role.',
  buy: 'You do not buy for your organisation. Ask a colleague who manages it to give you this role.',
};

/**
 * Refuses a member without the role. A user without an organisation has all roles in the one that they would create.
 *
 * @throws ForbiddenError
 */
export function requireRole({ membership }: Belonging, role: 'publish' | 'buy'): void {
  if (membership && !membership.roles.includes(role)) {
    throw new ForbiddenError(refusals[role]);
  }
}
