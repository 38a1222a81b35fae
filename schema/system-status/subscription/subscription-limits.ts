import type { Limit } from '../../ports.ts';

/** Mails about a subscription to the status to one address; whether it is subscribed or not. */
export const subscriptionMails: Limit = { name: 'status-subscription', attempts: 3, seconds: 60 * 60 };
/** Addresses that are entered from one network, which many people of a hospital may share. */
export const subscriptionRequests: Limit = { name: 'status-subscription-network', attempts: 20, seconds: 60 * 60 };
