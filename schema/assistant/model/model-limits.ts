import type { Limit } from '../../ports.ts';

/** Replies that a model writes for one account, or for one network of visitors without one, which many people may share. */
export const ownWrittenReplies: Limit = { name: 'assistant-model', attempts: 40, seconds: 60 * 60 };
/** Replies that a model writes for all users together: bounds the cost of a day. */
export const allWrittenReplies: Limit = { name: 'assistant-model-all', attempts: 5_000, seconds: 24 * 60 * 60 };
