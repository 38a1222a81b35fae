/** The dearest price that can be stored has ten digits before the point. */
export const HIGHEST_PRICE = 9_999_999_999;

/** What narrows a list of products. Every condition must hold; several values of one condition mean any of them. */
export interface EquipmentFilter {
  readonly search?: string | null | undefined;
  readonly category?: readonly string[] | null | undefined;
  readonly condition?: readonly string[] | null | undefined;
  readonly availability?: readonly string[] | null | undefined;
  readonly priceBand?: readonly string[] | null | undefined;
  readonly priceMin?: number | null | undefined;
  readonly priceMax?: number | null | undefined;
}

export const equipmentOrders = ['newest', 'price_low', 'price_high', 'relevance'] as const;
export type EquipmentOrder = (typeof equipmentOrders)[number];
