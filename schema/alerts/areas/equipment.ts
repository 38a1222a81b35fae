import { sql } from 'kysely';
import { offered } from '../../equipment/equipment-conditions.ts';
import type { EquipmentFilter } from '../../equipment/equipment-filter.ts';
import { readEquipmentFilter } from '../../equipment/equipment-filter-reading.ts';
import {
  availabilityLabels,
  categoryLabels,
  conditionLabels,
  priceBandLabels,
} from '../../equipment/equipment-words.ts';
import { understandEquipmentSearch } from '../../equipment/understood-equipment-search.ts';
import { formatPounds } from '../../text/pounds.ts';
import { type AlertArea, anyOf } from '../alert-area.ts';
import { searchedWords } from './searched-words.ts';

const labelled = (labels: Readonly<Record<string, string>>) => (value: string) => labels[value] ?? value;

/** Products. What a search names in words (price, availability, condition) is a filter, as in the list. */
export const equipmentAlerts: AlertArea<EquipmentFilter> = {
  name: 'equipment',
  one: 'product',
  many: 'products',
  path: '/equipment',
  item: 'item',
  read: async (db, given) => {
    const { filter, prices } = understandEquipmentSearch(given);
    const read = await readEquipmentFilter(db, filter, prices);
    const { shape, values } = read;
    const lowest = shape.priceMin ? values.priceMin : undefined;
    const highest = shape.priceMax ? values.priceMax : undefined;
    return {
      words: searchedWords(read),
      filters: [
        ...anyOf('category', filter.category, labelled(categoryLabels)),
        ...anyOf('condition', filter.condition, labelled(conditionLabels)),
        ...anyOf('availability', filter.availability, labelled(availabilityLabels)),
        ...anyOf('price', filter.priceBand, labelled(priceBandLabels)),
      ],
      lowest,
      highest,
      always: [
        ...(lowest === undefined ? [] : [`${formatPounds(lowest)} or more`]),
        ...(highest === undefined ? [] : [`Up to ${formatPounds(highest)}`]),
      ],
    };
  },
  records: () => sql`
    select equipment.id, equipment.id::text as key, equipment.name as title, supplier.name as about,
      equipment.description as body, '' as edition, equipment.price as low, equipment.price as high,
      null::double precision as latitude, null::double precision as longitude, equipment.search_vector,
      array[':all', ':category:' || equipment.category, ':condition:' || equipment.condition,
        ':availability:' || equipment.availability, ':price:' || equipment.price_band] as terms
    from equipment join supplier on supplier.id = equipment.supplier_id where ${offered}`,
};
