import type { ListedTable } from '../queries/lists/listed-table.ts';
import {
  equipmentConditions,
  type FilterShape,
  type FilterValues,
  narrowsUnevenly,
  offered,
} from './equipment-conditions.ts';
import type { EquipmentOrder } from './equipment-filter.ts';
import { orders } from './equipment-order.ts';
import type { EquipmentRow } from './equipment-row.ts';
import { selectEquipment, type WantedParts } from './equipment-selection.ts';

/** Products as lists show them. */
export const listedEquipment: ListedTable<EquipmentRow, EquipmentOrder, FilterShape, FilterValues, WantedParts> = {
  table: 'equipment',
  time: 'listed_at',
  leads: 'b',
  saysKind: true,
  listed: offered,
  conditions: equipmentConditions,
  plansForValues: narrowsUnevenly,
  orders,
  select: selectEquipment,
};
