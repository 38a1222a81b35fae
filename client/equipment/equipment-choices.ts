import type {
  EquipmentAvailability,
  EquipmentCategory,
  EquipmentCondition,
  EquipmentSort,
  PriceBand,
} from '../generated/graph.generated.ts';
import type { Choice, SortChoice } from '../lists/list-definition.ts';

export const categoryChoices: readonly Choice<EquipmentCategory>[] = [
  { slug: 'diagnostic', label: 'Diagnostic', alone: 'Diagnostic', values: ['DIAGNOSTIC'] },
  { slug: 'monitoring', label: 'Monitoring', alone: 'Monitoring', values: ['MONITORING'] },
  { slug: 'surgical', label: 'Surgical', alone: 'Surgical', values: ['SURGICAL'] },
  { slug: 'mobility', label: 'Mobility', alone: 'Mobility', values: ['MOBILITY'] },
  { slug: 'ppe', label: 'PPE', alone: 'PPE', values: ['PPE'] },
  { slug: 'emergency', label: 'Emergency', alone: 'Emergency', values: ['EMERGENCY'] },
];

/** The upper end belongs to the next range. */
export const priceChoices: readonly Choice<PriceBand>[] = [
  { slug: 'under-1000', label: 'Under £1,000', alone: 'Under £1,000', values: ['UNDER_1000'] },
  { slug: '1000-5000', label: '£1,000 to under £5,000', alone: '£1,000 to under £5,000', values: ['FROM_1000'] },
  { slug: '5000-15000', label: '£5,000 to under £15,000', alone: '£5,000 to under £15,000', values: ['FROM_5000'] },
  { slug: '15000-and-over', label: '£15,000 and over', alone: '£15,000 and over', values: ['FROM_15000'] },
];

export const availabilityChoices: readonly Choice<EquipmentAvailability>[] = [
  { slug: 'in-stock', label: 'In stock', alone: 'In stock', values: ['IN_STOCK'] },
  { slug: 'low-stock', label: 'Low stock', alone: 'Low stock', values: ['LOW_STOCK'] },
  { slug: 'out-of-stock', label: 'Out of stock', alone: 'Out of stock', values: ['OUT_OF_STOCK'] },
  { slug: 'pre-order', label: 'Pre-order', alone: 'Pre-order', values: ['PRE_ORDER'] },
];

export const conditionChoices: readonly Choice<EquipmentCondition>[] = [
  { slug: 'new', label: 'New', alone: 'New', values: ['NEW'] },
  { slug: 'refurbished', label: 'Refurbished', alone: 'Refurbished', values: ['REFURBISHED'] },
  { slug: 'used', label: 'Used', alone: 'Used', values: ['USED'] },
];

/** The filters in the order in which they are shown. */
export const choiceFilters = [
  { name: 'category', title: 'Category', choices: categoryChoices },
  { name: 'price', title: 'Price, without VAT', choices: priceChoices },
  { name: 'availability', title: 'Availability', choices: availabilityChoices },
  { name: 'condition', title: 'Condition', choices: conditionChoices },
] as const;

export type EquipmentChoiceFilterName = (typeof choiceFilters)[number]['name'];

/** The order that only makes sense with something to match. */
export const bestMatch: SortChoice<EquipmentSort> = { slug: 'best-match', label: 'Best match', value: 'RELEVANCE' };

/** The orders that the list can always have. */
export const sortChoices: readonly [SortChoice<EquipmentSort>, ...SortChoice<EquipmentSort>[]] = [
  { slug: 'newest', label: 'Newest', value: 'NEWEST' },
  { slug: 'lowest-price', label: 'Lowest price', value: 'PRICE_LOW' },
  { slug: 'highest-price', label: 'Highest price', value: 'PRICE_HIGH' },
];
