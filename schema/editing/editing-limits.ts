import type { Limit } from '../ports.ts';

/** Changes of content by one operator: more than a person writes, and too few to fill the database with revisions. */
export const contentEdits: Limit = { name: 'content-edit', attempts: 300, seconds: 60 * 60 };
