import type { PartnerTierName } from './partner-tiers.ts';

export type TierRequestState = 'waiting' | 'approved' | 'declined';

/** The promise to applicants is that operators decide within these days. */
export const TIER_DECIDED_WITHIN_DAYS = 7;

/** That an account asks for a tier. */
export interface TierRequestRow {
  readonly id: string;
  readonly tier: PartnerTierName;
  /** What the account wants it for, plain text. */
  readonly purpose: string;
  readonly state: TierRequestState;
  readonly askedAt: string;
  readonly decidedAt: string | null;
  /** Why it was declined. */
  readonly reason: string | null;
}

/** The same as operators see it. */
export interface DeskTierRequestRow extends TierRequestRow {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly organization: string;
  /** The tier that the account has; null if it has none. */
  readonly presentTier: PartnerTierName | null;
}
