import type { OrderEquipmentName } from '../equipment/asked-categories.ts';
import type { SafetyNoticeRow } from '../equipment/safety-notices/safety-notice-row.ts';

/** Within so many hours the buyer hears of an order. */
export const ANSWERED_WITHIN_HOURS = 24;

/** A request for quotations as the queries of this area return it. */
export interface OrderRow {
  readonly id: string;
  readonly reference: string;
  /** The account that sent it; null for a buyer without an account. */
  readonly accountId: string | null;
  /** The organisation for which it was sent; null if it belongs to the account alone. */
  readonly organisationId: string | null;
  readonly organizationName: string;
  readonly nhsTrustCode: string | null;
  readonly department: string;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
  readonly deliveryAddress: string;
  readonly orderType: OrderTypeName;
  readonly totalBudget: OrderBudgetName | null;
  readonly requiredDate: string;
  readonly projectName: string | null;
  readonly specialRequirements: string | null;
  readonly sentAt: string;
  readonly answerDueAt: string;
  readonly handledAt: string | null;
  readonly closedAt: string | null;
  /** Why an operator closed it; null unless one did. */
  readonly closeReason: string | null;
  readonly items: readonly OrderItemRow[];
}

/** An item of an order. */
export interface OrderItemRow {
  readonly id: string;
  readonly equipment: OrderEquipmentName;
  readonly description: string;
  readonly quantity: number;
  readonly urgency: OrderUrgencyName;
  readonly specifications: string | null;
  /** The open safety notices that pause the sale of it, the newest first. */
  readonly safetyNotices: readonly SafetyNoticeRow[];
}

export type OrderTypeName = 'new_purchase' | 'replacement' | 'lease' | 'maintenance' | 'emergency' | 'bulk_supply';
export type OrderBudgetName = 'under_10k' | 'from_10k' | 'from_50k' | 'from_100k' | 'from_500k' | 'over_1m';
export type OrderUrgencyName = 'emergency' | 'urgent' | 'standard' | 'planned';
