import { sql } from 'kysely';
import { type Facet, facetCounter } from '../queries/lists/facets.queries.ts';
import { availabilityLabels, categoryLabels, conditionLabels, priceBandLabels } from './equipment-words.ts';
import { listedEquipment } from './listed-equipment.ts';

export type FacetName = 'category' | 'condition' | 'availability' | 'priceBand';

/** A column of stored words whose names in the graph are the same in capitals. */
function ofColumn(column: string, labels: Readonly<Record<string, string>>): Facet {
  return {
    value: sql.ref(`equipment.${column}`),
    present: (value) => ({ value: value.toUpperCase(), label: labels[value] ?? value }),
  };
}

const facets: Readonly<Record<FacetName, Facet>> = {
  category: ofColumn('category', categoryLabels),
  condition: ofColumn('condition', conditionLabels),
  availability: ofColumn('availability', availabilityLabels),
  priceBand: ofColumn('price_band', priceBandLabels),
};

/** Counts the values of one facet among the first 10,000 matches. */
export const countEquipmentFacet = facetCounter(
  listedEquipment,
  ['category', 'condition', 'availability', 'price_band'],
  facets,
);
