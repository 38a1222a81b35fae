import type { Limit } from '../ports.ts';

/** Saving and liking by one account, and undoing either: more than a user presses a button. */
export const reactions: Limit = { name: 'article-reaction', attempts: 300, seconds: 60 * 60 };

/** Comments of one account: a lively discussion, and too few to flood one. */
export const comments: Limit = { name: 'article-comment', attempts: 10, seconds: 60 * 60 };

/** Comments from one network, of all its accounts together: as many as people of a hospital may write. */
export const networkComments: Limit = { name: 'article-comment-network', attempts: 60, seconds: 60 * 60 };

/** Changes of comments by one account, withdrawing them among these. */
export const commentChanges: Limit = { name: 'article-comment-change', attempts: 60, seconds: 60 * 60 };

/** Reports of one account: each makes work for operators. */
export const commentReports: Limit = { name: 'comment-report', attempts: 20, seconds: 24 * 60 * 60 };

/** Reports from one network, of all its accounts together. */
export const networkReports: Limit = { name: 'comment-report-network', attempts: 60, seconds: 24 * 60 * 60 };
