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

/** Who asks, with how they belong to an organisation as it is now; null where they belong to none. */
export interface Belonging {
  readonly accountId: string;
  readonly membership: Membership | null;
}

/** Whose a record is: the member who answers for it, and the organisation that owns it. */
export interface OwnedRecord {
  readonly ownerId: string | null;
  /** Null where the record is an account's alone. */
  readonly organisationId: string | null;
}

/**
 * Whether a record is that of the user who asks: one's own, or one of the organisation for which one publishes. What an
 * organisation owns is nobody's who has left it, whoever wrote it.
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

/** The organisation of which one sees all records, and not one's own alone; null where there is none. */
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
 * Refuses a member without the role. A user who belongs to no organisation yet has all roles in the one that they would begin.
 *
 * @throws ForbiddenError
 */
export function requireRole({ membership }: Belonging, role: 'publish' | 'buy'): void {
  if (membership && !membership.roles.includes(role)) {
    throw new ForbiddenError(refusals[role]);
  }
}
