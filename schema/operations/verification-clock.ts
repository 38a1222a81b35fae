import type { AccountRecordRow } from './account-record-row.ts';

/** The promise to users is 24 to 48 hours. */
const LONGEST_MS = 48 * 3_600_000;

export interface VerificationClock {
  readonly askedAt: string;
  readonly dueAt: string;
  readonly isOverdue: boolean;
}

/** How long an account has waited to be verified; null if it does not wait. */
export function verificationClock(record: AccountRecordRow, now: Date): VerificationClock | null {
  if (record.access !== 'member' || record.suspendedAt !== null) {
    return null;
  }
  const due = new Date(new Date(record.verificationAskedAt).getTime() + LONGEST_MS);
  return { askedAt: record.verificationAskedAt, dueAt: due.toISOString(), isOverdue: now > due };
}
