import type { OrderBudgetName } from './order-row.ts';

/**
 * From this estimated value on, in pounds with VAT, goods that are bought by central government and NHS trusts fall under
 * the Procurement Act 2023, by its threshold amounts of 1 January 2026 (SI 2025/1200). It is the lowest of the thresholds
 * for goods.
 */
export const GOODS_THRESHOLD = 135_018;

/** The budgets whose range reaches up to it or beyond. */
const reaching: readonly OrderBudgetName[] = ['from_100k', 'from_500k', 'over_1m'];

/** Whether a budget may reach the threshold. */
export function budgetReachesThreshold(budget: OrderBudgetName | null): boolean {
  return budget !== null && reaching.includes(budget);
}
