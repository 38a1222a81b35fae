import type { Limit } from '../../ports.ts';

/** Versions that one account confirms to have read and understood: more than a user reads. */
export const documentReadings: Limit = { name: 'document-reading', attempts: 120, seconds: 60 * 60 };
