import type { Limit } from '../../ports.ts';

/** New products of one account: enough to bring over a supplier's range, and too few to fill what operators review. */
export const newProducts: Limit = { name: 'equipment', attempts: 200, seconds: 60 * 60 };

/** Changes of products by one account, withdrawing them among these. */
export const equipmentChanges: Limit = { name: 'equipment-change', attempts: 600, seconds: 60 * 60 };
