import { sql } from 'kysely';
import type { Order } from '../queries/keyset.ts';
import type { EquipmentOrder } from './equipment-filter.ts';
import type { EquipmentRow } from './equipment-row.ts';

const id = { expression: sql`equipment.id`, type: 'uuid' };
const listedAt = { expression: sql`equipment.listed_at`, type: 'timestamptz' };
const price = { expression: sql`equipment.price`, type: 'numeric' };
const byPrice = { columns: [price, id], values: (item: EquipmentRow) => [item.price, item.id] };

/** How each order sorts, and what a cursor keeps of a row. */
export const orders: Readonly<Record<EquipmentOrder, Order<EquipmentRow>>> = {
  newest: {
    direction: 'desc',
    columns: [listedAt, id],
    values: (item) => [item.listedAt, item.id],
  },
  price_low: { direction: 'asc', ...byPrice },
  price_high: { direction: 'desc', ...byPrice },
  relevance: {
    direction: 'desc',
    columns: [{ expression: sql`equipment.score`, type: 'integer' }, listedAt, id],
    values: (item) => [item.score ?? 0, item.listedAt, item.id],
  },
};
