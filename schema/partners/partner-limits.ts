import type { Limit } from '../ports.ts';

/** Keys that are made or renewed by one account: each is mailed and stands in the audit log. */
export const newKeys: Limit = { name: 'api-key', attempts: 30, seconds: 24 * 60 * 60 };
