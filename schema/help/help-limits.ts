import type { Limit } from '../ports.ts';

/** Searches without an answer that one network reports: as many as people of a hospital may try, and too few to fill the table. */
export const reportedSearches: Limit = { name: 'help-search', attempts: 60, seconds: 60 * 60 };
