import type { Span } from '../queries/search/understood-text.ts';
import type { EquipmentAvailabilityName, EquipmentConditionName } from './equipment-row.ts';
import { type PriceLimits, priceIn, priceLabel } from './search-price.ts';

/** What a part of a search asks of a product, other than words. */
export type EquipmentSearchFilterKind = 'price' | 'availability' | 'condition';

/** A part of a search that was understood as a filter. */
export interface EquipmentSearchFilter extends Span {
  readonly kind: EquipmentSearchFilterKind;
  /** The filter in words: 'Up to £3,000'. */
  readonly label: string;
  /** What it adds to the filter of a list. */
  readonly filter: PriceLimits & {
    readonly availability?: readonly EquipmentAvailabilityName[];
    readonly condition?: readonly EquipmentConditionName[];
  };
}

type Named = readonly [RegExp, Omit<EquipmentSearchFilter, keyof Span>];

const availabilities: readonly Named[] = [
  [
    /\b(?:(?:currently )?in[- ]stock|available (?:now|immediately|today)|(?:ready|available) (?:to ship|for (?:immediate )?(?:delivery|dispatch)))\b/i,
    { kind: 'availability', label: 'In stock or low stock', filter: { availability: ['in_stock', 'low_stock'] } },
  ],
  [/\b(?:on )?pre[- ]?order\b/i, { kind: 'availability', label: 'Pre-order', filter: { availability: ['pre_order'] } }],
];

const conditions: readonly Named[] = [
  [
    /\b(?:refurb(?:ished)?|reconditioned)\b/i,
    { kind: 'condition', label: 'Refurbished', filter: { condition: ['refurbished'] } },
  ],
  [
    // What is used for something may be new.
    /\b(?:used(?! (?:for|in|by|with|to|on|during)\b)|second[- ]?hand|pre[- ]?owned)\b/i,
    { kind: 'condition', label: 'Used', filter: { condition: ['used'] } },
  ],
  [/\bbrand[- ]new\b/i, { kind: 'condition', label: 'New', filter: { condition: ['new'] } }],
];

/** What a search for products asks for besides words: the first price, availability and condition that it names. */
export function equipmentFiltersIn(search: string): EquipmentSearchFilter[] {
  const price = priceIn(search);
  return [
    ...(price ? [priceFilter(price)] : []),
    ...[availabilities, conditions].flatMap((named) => firstOf(named, search) ?? []),
  ];
}

function priceFilter({ start, end, ...limits }: PriceLimits & Span): EquipmentSearchFilter {
  return { kind: 'price', label: priceLabel(limits), filter: limits, start, end };
}

function firstOf(named: readonly Named[], search: string): EquipmentSearchFilter | undefined {
  for (const [pattern, filter] of named) {
    const match = pattern.exec(search);
    if (match) {
      return { ...filter, start: match.index, end: match.index + match[0].length };
    }
  }
  return undefined;
}
