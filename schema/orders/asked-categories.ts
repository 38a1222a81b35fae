import type { EquipmentCategoryName } from '../equipment/equipment-row.ts';
import type { OrderEquipmentName } from './order-row.ts';

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
