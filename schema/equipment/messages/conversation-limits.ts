import type { Limit } from '../../ports.ts';

/** Messages to suppliers that come from one network, where many people of one hospital may sit. */
export const conversationRequests: Limit = { name: 'supplier-message-network', attempts: 20, seconds: 60 * 60 };
/** Messages to suppliers with one address, which is mailed a receipt of each. */
export const conversationMails: Limit = { name: 'supplier-message', attempts: 10, seconds: 60 * 60 };
/** Further messages of one side of a conversation, of each of which the other side is mailed. */
export const conversationReplies: Limit = { name: 'supplier-message-reply', attempts: 20, seconds: 60 * 60 };
/** Reports of one conversation. */
export const conversationReports: Limit = { name: 'supplier-message-report', attempts: 5, seconds: 60 * 60 };
