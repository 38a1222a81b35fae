import type { Limit } from '../ports.ts';

/** Keys that one account creates or renews: each sends a mail and adds to the audit log. */
export const newKeys: Limit = { name: 'api-key', attempts: 30, seconds: 24 * 60 * 60 };
/** Requests for a tier by one account: operators read each. */
export const tierRequests: Limit = { name: 'tier-request', attempts: 10, seconds: 24 * 60 * 60 };
