import type {
  EquipmentAvailability,
  EquipmentCategory,
  EquipmentCondition,
  EquipmentPostingState,
  EquipmentSort,
  PriceBand,
} from './operations.generated.ts';

/** What the graph's values are called on REST, in the order of the page. */
export const categoryWords: Readonly<Record<EquipmentCategory, string>> = {
  DIAGNOSTIC: 'diagnostic',
  MONITORING: 'monitoring',
  SURGICAL: 'surgical',
  MOBILITY: 'mobility',
  PPE: 'ppe',
  EMERGENCY: 'emergency',
};

export const conditionWords: Readonly<Record<EquipmentCondition, string>> = {
  NEW: 'new',
  REFURBISHED: 'refurbished',
  USED: 'used',
};

export const availabilityWords: Readonly<Record<EquipmentAvailability, string>> = {
  IN_STOCK: 'in-stock',
  LOW_STOCK: 'low-stock',
  OUT_OF_STOCK: 'out-of-stock',
  PRE_ORDER: 'pre-order',
};

export const priceBandWords: Readonly<Record<PriceBand, string>> = {
  UNDER_1000: 'under-1000',
  FROM_1000: '1000-5000',
  FROM_5000: '5000-15000',
  FROM_15000: '15000-and-over',
};

export const sortWords: Readonly<Record<EquipmentSort, string>> = {
  NEWEST: 'newest',
  PRICE_LOW: 'price-low',
  PRICE_HIGH: 'price-high',
  RELEVANCE: 'relevance',
};

export const postingStateWords: Readonly<Record<EquipmentPostingState, string>> = {
  IN_REVIEW: 'in-review',
  PUBLISHED: 'published',
  DECLINED: 'declined',
  WITHDRAWN: 'withdrawn',
};
