import type { ProgrammeKind } from '../programme-row.ts';

/** How far an enrolment has come. A certification waits for a decision first. */
export const enrolmentStages = ['submitted', 'enrolled', 'unsuccessful', 'completed', 'withdrawn'] as const;
export type EnrolmentStage = (typeof enrolmentStages)[number];

/** An enrolment as the account that made it sees it. */
export interface EnrolmentRow {
  readonly id: string;
  readonly programmeId: string;
  readonly title: string;
  readonly kind: ProgrammeKind;
  readonly stage: EnrolmentStage;
  /** The reason for a declined application, as mailed to the applicant. */
  readonly reason: string | null;
  readonly askedAt: string;
  readonly changedAt: string;
  /** The code of its certificate; null until it is completed. */
  readonly certificateCode: string | null;
}

/** An enrolment as operators see it. */
export interface DeskEnrolmentRow extends EnrolmentRow {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly organization: string;
}

const DAY_MS = 86_400_000;
/** The promise to applicants is that a certification is decided within these days. */
export const DECIDED_WITHIN_DAYS = 7;

/** Until when an application waits for a decision at most; null for what does not wait. */
export function decisionDue({ stage, askedAt }: Pick<EnrolmentRow, 'stage' | 'askedAt'>): string | null {
  return stage === 'submitted' ? new Date(Date.parse(askedAt) + DECIDED_WITHIN_DAYS * DAY_MS).toISOString() : null;
}
