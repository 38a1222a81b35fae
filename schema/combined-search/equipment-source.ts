import { readEquipmentFilter } from '../equipment/equipment-filter-reading.ts';
import type { EquipmentRow } from '../equipment/equipment-row.ts';
import { type EquipmentSearchFilter, equipmentFiltersIn } from '../equipment/equipment-search-filters.ts';
import { wantedParts } from '../equipment/equipment-selection.ts';
import { availabilityLabels } from '../equipment/equipment-words.ts';
import { listedEquipment } from '../equipment/listed-equipment.ts';
import { asEquipmentFilter } from '../equipment/understood-equipment-search.ts';
import { withoutQuoted } from '../queries/search/quoted.ts';
import { excerptOf } from './excerpt.ts';
import { listedSource } from './search-source.ts';

/** Products of the marketplace. */
export const equipmentSource = listedSource({
  name: 'equipment',
  category: 'equipment',
  listed: listedEquipment,
  wanted: wantedParts(new Set(['name', 'description', 'availability', 'certifications', 'supplier'])),
  whole: ({ db }) => readEquipmentFilter(db, {}),
  named: {
    filtersIn: namedIn,
    part: ({ db }, text) => {
      const { priceMin, priceMax, ...filter } = asEquipmentFilter(namedIn(text));
      return readEquipmentFilter(db, { ...filter, priceMin, priceMax });
    },
  },
  present: (product: EquipmentRow) => ({
    id: product.id,
    title: product.name,
    description: excerptOf(product.description),
    data: {
      kind: 'equipment',
      supplier: product.supplierName,
      location: product.supplierLocation,
      price: product.price,
      availability: availabilityLabels[product.availability],
      certification: product.certifications[0] ?? null,
    },
    path: `/equipment?item=${product.id}`,
  }),
});

/** Price, availability and condition that a text names, as in a search of the list of products. */
function namedIn(text: string): EquipmentSearchFilter[] {
  return equipmentFiltersIn(withoutQuoted(text));
}
