import type { Limit } from '../ports.ts';

/** Page views and events of one network: as many as a hospital has behind one address. */
export const trackings: Limit = { name: 'tracking', attempts: 1_200, seconds: 10 * 60 };
