import type { AccountRow } from '../accounts/account-row.ts';

/** An account as operators see it. */
export interface AccountRecordRow extends AccountRow {
  readonly verificationAskedAt: string;
}
