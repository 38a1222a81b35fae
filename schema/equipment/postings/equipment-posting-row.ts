import type { EquipmentRow } from '../equipment-row.ts';

/** Where a product stands on its way to the page. */
export type PostingStateName = 'in_review' | 'published' | 'declined' | 'withdrawn';

/** A product as its owner and operators see it. */
export interface EquipmentPostingRow extends EquipmentRow {
  readonly ownerId: string | null;
  /** The organisation that owns it; null where it is an account's alone, or nobody's. */
  readonly organisationId: string | null;
  readonly createdAt: string;
  readonly submittedAt: string | null;
  readonly reviewedAt: string | null;
  readonly declineReason: string | null;
  readonly revision: number;
}

/** What is withdrawn is nothing else, whatever operators made of it before. */
export function postingState({ withdrawnAt, reviewState }: EquipmentPostingRow): PostingStateName {
  return withdrawnAt === null ? reviewState : 'withdrawn';
}
