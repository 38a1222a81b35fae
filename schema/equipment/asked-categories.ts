import type { EquipmentCategoryName } from './equipment-row.ts';

/** The kinds of equipment that orders know. */
export type OrderEquipmentName =
  | 'diagnostic'
  | 'monitoring'
  | 'surgical'
  | 'mobility'
  | 'respiratory'
  | 'laboratory'
  | 'imaging'
  | 'icu'
  | 'emergency'
  | 'furniture';

/**
 * Whose products make a supplier one that is asked for an item. Orders know ten kinds of equipment, the marketplace six
 * categories: a kind without a category of its own is asked of those that come nearest to it.
 */
const categoriesOf: Readonly<Record<OrderEquipmentName, readonly EquipmentCategoryName[]>> = {
  diagnostic: ['diagnostic'],
  monitoring: ['monitoring'],
  surgical: ['surgical'],
  mobility: ['mobility'],
  respiratory: ['monitoring', 'emergency', 'ppe'],
  laboratory: ['diagnostic'],
  imaging: ['diagnostic'],
  icu: ['monitoring', 'emergency'],
  emergency: ['emergency'],
  furniture: ['mobility'],
};

/** The categories of the marketplace whose suppliers are asked for these kinds of equipment. */
export function askedCategories(kinds: readonly OrderEquipmentName[]): EquipmentCategoryName[] {
  return [...new Set(kinds.flatMap((kind) => categoriesOf[kind]))].sort();
}

/** The kinds of equipment that suppliers of a category are asked for. */
export function kindsAskedOf(category: EquipmentCategoryName): OrderEquipmentName[] {
  const kinds = Object.keys(categoriesOf) as OrderEquipmentName[];
  return kinds.filter((kind) => categoriesOf[kind].includes(category));
}
