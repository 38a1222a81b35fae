import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { constrained } from '../graph/constraints.ts';
import { facetsType } from '../graph/facets-type.ts';
import { addCorrection } from '../graph/search-correction.ts';
import { LONGEST_TEXT } from '../queries/filter-values.ts';
import { LARGEST_PAGE } from '../queries/page.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import type { EquipmentConnection } from './equipment.service.ts';
import { Equipment } from './equipment.ts';
import type { FacetName } from './equipment-facets.ts';
import { EquipmentFilterInput, EquipmentSort } from './equipment-filter-input.ts';

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
      'The products that match best while somebody types: the first page of `equipment` in the order of relevance. Without words it is empty.',
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
