import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { constrained } from '../graph/constraints.ts';
import { facetsType } from '../graph/facets-type.ts';
import { addCorrection } from '../graph/search-correction.ts';
import { LONGEST_TEXT } from '../queries/filter-values.ts';
import { LARGEST_PAGE } from '../queries/page.ts';
import type { SearchText } from '../queries/search/understood-text.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import type { EquipmentConnection } from './equipment.service.ts';
import { Equipment } from './equipment.ts';
import type { FacetName } from './equipment-facets.ts';
import { EquipmentFilterInput, EquipmentSort } from './equipment-filter-input.ts';
import type { UnderstoodEquipmentFilter } from './understood-equipment-search.ts';

const EquipmentFacets = facetsType<FacetName>('EquipmentFacets', {
  category: 'By category.',
  condition: 'By condition.',
  availability: 'By availability.',
  priceBand: 'By range of prices.',
});

const EquipmentConnectionType = connectionType<EquipmentConnection['rows'][number], EquipmentConnection>(
  'Equipment',
  Equipment,
);

addCorrection(EquipmentConnectionType);

const SearchFilterKind = builder.enumType('EquipmentSearchFilterKind', {
  description: 'What a part of a search for products was understood as.',
  values: {
    PRICE: {
      value: 'price',
      description: 'A lowest or a highest price without VAT, or both: under 3000, below £5,000, between 500 and 2000.',
    },
    AVAILABILITY: { value: 'availability', description: 'Whether it can be had: in stock, available now, pre-order.' },
    CONDITION: { value: 'condition', description: 'Whether it has been used: refurbished, second-hand, brand new.' },
  } as const,
});

const UnderstoodFilterType = builder.objectRef<UnderstoodEquipmentFilter>('EquipmentSearchFilter').implement({
  description: 'A filter that was understood from the words of a search.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchFilterKind, description: 'What it narrows the list by.' }),
    label: t.exposeString('label', { description: 'The filter in words, like: Up to £3,000.' }),
    without: t.exposeString('without', {
      description:
        'The search without this filter: its words in quotes, which are searched as text; a price is left out.',
    }),
  }),
});

const SearchTextType = builder.objectRef<SearchText>('EquipmentSearchText').implement({
  description: 'What of a search is looked for in the text of products.',
  fields: (t) => ({
    words: t.exposeString('words', { description: 'The words, without those of filters.' }),
    without: t.exposeString('without', { description: 'The search without these words: what names filters alone.' }),
  }),
});

builder.objectField(EquipmentConnectionType, 'understood', (t) =>
  t.field({
    type: [UnderstoodFilterType],
    description:
      'The filters that `search` was understood to name: price, availability and condition. What the filter says itself is not read from the search, nor what stands in quotes.',
    ...constrained({ maxItems: 3 }),
    complexity: { field: 0, multiplier: 1 },
    resolve: ({ understood }) => [...understood],
  }),
);

builder.objectField(EquipmentConnectionType, 'searchText', (t) =>
  t.field({
    type: SearchTextType,
    nullable: true,
    description: 'What is left of `search` to look for in the text of products; null where that is nothing.',
    complexity: { field: 0, multiplier: 1 },
    resolve: ({ searchText }) => searchText,
  }),
);

builder.objectField(EquipmentConnectionType, 'facets', (t) =>
  t.field({
    type: EquipmentFacets,
    description: 'Values and counts to narrow the list by; each is counted only when it is asked for.',
    resolve: (connection) => connection.facets,
  }),
);

builder.queryField('equipment', (t) =>
  t.field({
    type: EquipmentConnectionType,
    description: 'Products that are offered, narrowed by any of the filters: every one given must hold.',
    args: {
      filter: t.arg({ type: EquipmentFilterInput, description: 'What narrows the list.' }),
      sort: t.arg({ type: EquipmentSort, defaultValue: 'newest', description: 'Order of the list.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { filter, sort, ...page }, context, info) =>
      context.services.equipment.list(filter ?? {}, sort ?? 'newest', page, selectedFields(info)),
  }),
);

builder.queryField('searchEquipment', (t) =>
  t.field({
    type: EquipmentConnectionType,
    description:
      'The products that match best while a user types: the first page of `equipment` in the order of relevance. Without words it is empty.',
    args: {
      q: t.arg.string({
        description:
          'Words, or a part of a name, description, category, supplier or reference. 200 characters at most.',
        ...constrained({ maxLength: LONGEST_TEXT }),
      }),
      limit: t.arg.int({
        defaultValue: 5,
        description: 'How many rows to read, 1 to 100.',
        ...constrained({ minimum: 1, maximum: LARGEST_PAGE }),
      }),
    },
    complexity: ({ limit }) => pageCost({ first: limit ?? 5 }),
    resolve: (_root, { q, limit }, context, info) =>
      context.services.equipment.search(q ?? '', limit ?? 5, selectedFields(info)),
  }),
);
