import type { Limit } from '../ports.ts';

/** Applications of one account: far more than a person writes, and too few to fill employers' lists. */
export const applications: Limit = { name: 'job-application', attempts: 60, seconds: 60 * 60 };

/** Moves of one application: each is mailed to the applicant. */
export const moves: Limit = { name: 'job-application-move', attempts: 20, seconds: 24 * 60 * 60 };

/** Moves of several applications at once, by one account: 100 applications each, whose own moves count besides. */
export const bulkMoves: Limit = { name: 'job-application-bulk-move', attempts: 60, seconds: 60 * 60 };

/** Start dates that one account agrees to. */
export const startAnswers: Limit = { name: 'job-application-start', attempts: 60, seconds: 60 * 60 };

/** Notes on applications that one account adds. */
export const newNotes: Limit = { name: 'application-note', attempts: 600, seconds: 60 * 60 };

/** Posts saved and removed again by one account. */
export const savedJobChanges: Limit = { name: 'saved-job', attempts: 600, seconds: 60 * 60 };

/** New posts of one account: enough to bring over a whole trust's, and too few to fill the list. */
export const newJobs: Limit = { name: 'job', attempts: 200, seconds: 60 * 60 };

/** Changes of posts by one account, closing and opening them among these. */
export const jobChanges: Limit = { name: 'job-change', attempts: 600, seconds: 60 * 60 };

/** Drafts of posts that one account begins and changes. */
export const draftChanges: Limit = { name: 'job-draft', attempts: 600, seconds: 60 * 60 };

/** Addresses that are new to the portal, of one account: more than any trust has, and too few to fill the table of places. */
export const newAddresses: Limit = { name: 'job-address', attempts: 100, seconds: 24 * 60 * 60 };
