import type { Limit } from '../ports.ts';

const DAY = 24 * 60 * 60;

/** Endpoints that one account adds or changes, and their new secrets: each adds to the audit log. */
export const endpointChanges: Limit = { name: 'webhook-endpoint', attempts: 60, seconds: DAY };
/** Test messages and repeated deliveries by the owner of an endpoint: each is a request to a third party's server. */
export const sentByHand: Limit = { name: 'webhook-sent-by-hand', attempts: 60, seconds: 60 * 60 };
