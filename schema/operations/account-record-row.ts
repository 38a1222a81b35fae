import type { OrganisationRole } from '../access/members/membership.ts';
import type { AccountRow } from '../accounts/account-row.ts';

/** An account as operators see it. */
export interface AccountRecordRow extends AccountRow {
  readonly verificationAskedAt: string;
  /** Null if the account belongs to no organisation yet. */
  readonly membership: MembershipRecord | null;
}

/** How an account belongs to its organisation, as operators see it. */
export interface MembershipRecord {
  readonly organisationId: string;
  readonly roles: readonly OrganisationRole[];
  readonly joinedAt: string;
  readonly verifiedAt: string | null;
  readonly organisationVerifiedAt: string | null;
  readonly memberCount: number;
}
