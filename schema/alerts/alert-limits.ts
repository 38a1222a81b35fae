import type { Limit } from '../ports.ts';

/** Saved searches that one account adds, changes and deletes: more than a user does by hand. */
export const savedSearchChanges: Limit = { name: 'saved-search', attempts: 120, seconds: 60 * 60 };
