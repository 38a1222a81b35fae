import type { Limit } from '../ports.ts';

/** Invitations by one account: each is mailed to an address that has not asked for it. */
export const invitations: Limit = { name: 'organisation-invitation', attempts: 30, seconds: 24 * 60 * 60 };

/** Changes of memberships by one account: each stands in the audit log, which no one can shorten. */
export const memberChanges: Limit = { name: 'membership-change', attempts: 100, seconds: 24 * 60 * 60 };
