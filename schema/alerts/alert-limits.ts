import type { Limit } from '../ports.ts';

/** Searches of one account that are saved, changed and ended: more than anybody does by hand. */
export const savedSearchChanges: Limit = { name: 'saved-search', attempts: 120, seconds: 60 * 60 };
