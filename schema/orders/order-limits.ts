import type { Limit } from '../ports.ts';

/** Orders of one account. */
export const newOrders: Limit = { name: 'bulk-order', attempts: 20, seconds: 60 * 60 };
/** Orders without an account from one network, which many people of a hospital may share. */
export const visitorOrders: Limit = { name: 'bulk-order-network', attempts: 20, seconds: 60 * 60 };
/** Orders in the name of one address that is not shown to be the sender's, which is mailed a receipt of each. */
export const addressOrders: Limit = { name: 'bulk-order-address', attempts: 5, seconds: 60 * 60 };
/** What a buyer does to one order: accepting and ending. */
export const buyerChanges: Limit = { name: 'bulk-order-change', attempts: 100, seconds: 60 * 60 };
/** Changes of the quote of one account for one order, each of which is mailed to the buyer. */
export const quoteChanges: Limit = { name: 'quote', attempts: 20, seconds: 24 * 60 * 60 };
