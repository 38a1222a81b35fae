import type { ApplicationMove } from './application-moves.queries.ts';

/** How far an application has come. */
export const applicationStages = [
  'submitted',
  'shortlisted',
  'interview',
  'offered',
  'hired',
  'unsuccessful',
  'withdrawn',
] as const;
export type ApplicationStage = (typeof applicationStages)[number];

/** The stages that an employer moves applications to. To be hired, an applicant needs a day to start on. */
export type MovableStage = Exclude<ApplicationStage, 'withdrawn' | 'hired'>;

/** An application as its applicant sees it. */
export interface OwnApplicationRow {
  readonly id: string;
  readonly jobId: string;
  readonly jobTitle: string;
  /** Since when the post is shown to no user, as its account is suspended. */
  readonly jobHiddenAt: string | null;
  /** When the employer last changed the post. */
  readonly jobChangedAt: string | null;
  readonly employerName: string;
  readonly location: string;
  readonly startedElsewhere: boolean;
  /** Null if it was started elsewhere. */
  readonly stage: ApplicationStage | null;
  /** Null if it was started elsewhere, or withdrawn. */
  readonly statement: string | null;
  readonly appliedAt: string;
  readonly changedAt: string;
  /** The day that work begins, as the employer proposes it; null before that. */
  readonly startsOn: string | null;
  /** When the applicant agreed to it. */
  readonly startAgreedAt: string | null;
  /** The stages that it came to, the oldest first. */
  readonly moves: readonly ApplicationMove[];
}

/** An application as the account that advertised the post sees it. Of a withdrawn one nothing is left but that it was. */
export interface ReceivedApplicationRow {
  readonly id: string;
  readonly applicantId: string;
  readonly stage: ApplicationStage;
  readonly name: string | null;
  readonly email: string | null;
  readonly emailConfirmed: boolean;
  readonly phone: string | null;
  readonly statement: string | null;
  readonly appliedAt: string;
  readonly changedAt: string;
  /** The day that work begins, as the employer proposes it; null before that. */
  readonly startsOn: string | null;
  /** When the applicant agreed to it. */
  readonly startAgreedAt: string | null;
  /** The stages that it came to, the oldest first. */
  readonly moves: readonly ApplicationMove[];
  /** How many notes the employer has on it. */
  readonly noteCount: number;
}
