import type { Limit } from '../ports.ts';

/**
 * What one operator does about the access of one account: each change stands in the audit log and is mailed. It is
 * counted for the two together, so that no operator keeps another from an account.
 */
export const accessChanges: Limit = { name: 'access-change', attempts: 20, seconds: 24 * 60 * 60 };
