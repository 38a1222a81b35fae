import type { Limit } from '../../ports.ts';

/** What one account begins to follow and confirms of documents: more than anybody does by hand. */
export const documentFollowing: Limit = { name: 'document-following', attempts: 120, seconds: 60 * 60 };
