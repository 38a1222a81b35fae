import type { Limit } from '../ports.ts';

const DAY = 24 * 60 * 60;

/** Endpoints that are added or changed by one account, and new secrets of them: each stands in the audit log. */
export const endpointChanges: Limit = { name: 'webhook-endpoint', attempts: 60, seconds: DAY };
/** Messages that the owner of an endpoint has sent, to try it or once more: each is a request to a server of others. */
export const sentByHand: Limit = { name: 'webhook-sent-by-hand', attempts: 60, seconds: 60 * 60 };
