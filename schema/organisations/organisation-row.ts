import type { OrganisationRole } from '../access/members/membership.ts';

/** An organisation as its members see it. */
export interface OrganisationRow {
  readonly id: string;
  readonly name: string;
  readonly verifiedAt: string | null;
  /** Of the member who looks at it. */
  readonly mayManage: boolean;
  readonly accountId: string;
}

/** A member as colleagues see them. */
export interface MemberRow {
  readonly id: string;
  readonly accountId: string;
  readonly organisationId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly OrganisationRole[];
  readonly joinedAt: string;
  readonly verifiedAt: string | null;
}

/** An invitation that has been neither accepted nor withdrawn. */
export interface InvitationRow {
  readonly id: string;
  readonly organisationId: string;
  readonly organisationName: string;
  readonly email: string;
  readonly emailKey: string;
  readonly roles: readonly OrganisationRole[];
  readonly invitedAt: string;
  readonly expiresAt: string;
}
