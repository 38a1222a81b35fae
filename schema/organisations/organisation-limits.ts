import type { Limit } from '../ports.ts';

/** Invitations by one account: each is mailed to an address that has not asked for it. */
export const invitations: Limit = { name: 'organisation-invitation', attempts: 30, seconds: 24 * 60 * 60 };

/** Changes of memberships by one account: each adds to the audit log, which is append-only. */
export const memberChanges: Limit = { name: 'membership-change', attempts: 100, seconds: 24 * 60 * 60 };
