import type { Limit } from '../../ports.ts';

/** Follows and confirmations of documents by one account: more than a user makes by hand. */
export const documentFollowing: Limit = { name: 'document-following', attempts: 120, seconds: 60 * 60 };
