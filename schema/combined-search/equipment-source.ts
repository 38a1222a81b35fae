import { readEquipmentFilter } from '../equipment/equipment-filter-reading.ts';
import type { EquipmentRow } from '../equipment/equipment-row.ts';
import { wantedParts } from '../equipment/equipment-selection.ts';
import { availabilityLabels } from '../equipment/equipment-words.ts';
import { listedEquipment } from '../equipment/listed-equipment.ts';
import { excerptOf } from './excerpt.ts';
import { listedSource } from './search-source.ts';

/** Products of the marketplace. */
export const equipmentSource = listedSource({
  name: 'equipment',
  category: 'equipment',
  listed: listedEquipment,
  wanted: wantedParts(new Set(['name', 'description', 'availability', 'certifications'])),
  whole: ({ db }) => readEquipmentFilter(db, {}),
  present: (product: EquipmentRow) => ({
    id: product.id,
    title: product.name,
    description: excerptOf(product.description),
    data: {
      kind: 'equipment',
      price: product.price,
      availability: availabilityLabels[product.availability],
      certification: product.certifications[0] ?? null,
    },
    path: `/equipment?item=${product.id}`,
  }),
});
