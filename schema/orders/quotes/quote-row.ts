import type { OrderItemRow, OrderTypeName } from '../order-row.ts';

/** A quote as the queries of this area return it. */
export interface QuoteRow {
  readonly id: string;
  readonly revision: number;
  readonly supplierName: string;
  readonly supplierVerified: boolean;
  /** Whether the account of the supplier is verified and not suspended: nothing more is accepted of others. */
  readonly supplierActive: boolean;
  readonly expiresOn: string;
  readonly note: string | null;
  readonly givenAt: string;
  readonly changedAt: string;
  readonly withdrawnAt: string | null;
  /** Since when the order takes no quote any more. */
  readonly orderClosedAt: string | null;
  readonly lines: readonly QuoteLineRow[];
}

/** What a quote says of one item. */
export interface QuoteLineRow {
  readonly itemId: string;
  readonly quantity: number;
  /** Pounds for one. */
  readonly unitPrice: number;
  readonly leadDays: number;
  readonly acceptedAt: string | null;
  /** Whether the item is another supplier's by now. */
  readonly isTaken: boolean;
}

/** An order as a supplier with a quote request sees it. */
export interface QuoteRequestRow {
  readonly id: string;
  readonly askedAt: string;
  readonly supplierName: string;
  readonly reference: string;
  readonly organizationName: string;
  readonly department: string;
  readonly deliveryAddress: string;
  readonly orderType: OrderTypeName;
  readonly requiredDate: string;
  readonly specialRequirements: string | null;
  readonly closedAt: string | null;
  readonly items: readonly OrderItemRow[];
  readonly quote: QuoteRow | null;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
}

export type QuoteStateName = 'open' | 'accepted' | 'refused' | 'expired' | 'withdrawn';
