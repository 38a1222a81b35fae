import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { LONGEST_TEXT } from '../queries/filter-values.ts';
import { type EquipmentFilter, HIGHEST_PRICE } from './equipment-filter.ts';
import { EquipmentAvailability, EquipmentCategory, EquipmentCondition, PriceBand } from './equipment-vocabulary.ts';

export const EquipmentFilterInput = builder.inputRef<EquipmentFilter>('EquipmentFilter').implement({
  description:
    'What narrows a list of products. Every condition must hold. A list has 100 entries at most; equal ones count once.',
  fields: (t) => ({
    search: t.string({
      description:
        'Words in name, description, category, supplier, specifications or certifications. Synonyms count; a part of any of them but the certifications, and of a reference, is found too. Price, availability and condition that it names narrow the list: refurbished hoist under £3,000. 200 characters at most.',
      ...constrained({ maxLength: LONGEST_TEXT }),
    }),
    category: t.field({ type: [EquipmentCategory], description: 'Any of these categories.' }),
    condition: t.field({ type: [EquipmentCondition], description: 'In any of these conditions.' }),
    availability: t.field({ type: [EquipmentAvailability], description: 'With any of these availabilities.' }),
    priceBand: t.field({
      type: [PriceBand],
      description:
        'In any of these ranges of prices; the upper end does not belong to it. Not together with priceMin or priceMax.',
    }),
    priceMin: t.float({
      description: 'At this price or above, in pounds without VAT.',
      ...constrained({ minimum: 0, maximum: HIGHEST_PRICE }),
    }),
    priceMax: t.float({
      description: 'At this price or below, in pounds without VAT.',
      ...constrained({ minimum: 0, maximum: HIGHEST_PRICE }),
    }),
  }),
});

export const EquipmentSort = builder.enumType('EquipmentSort', {
  description: 'Order of a list of products.',
  values: {
    NEWEST: { value: 'newest', description: 'Most recently listed first.' },
    PRICE_LOW: { value: 'price_low', description: 'Lowest price first.' },
    PRICE_HIGH: { value: 'price_high', description: 'Highest price first.' },
    RELEVANCE: {
      value: 'relevance',
      description:
        'Best match first, among the newest products that match, 100 at most. Needs `search`; without it, newest first.',
    },
  } as const,
});
