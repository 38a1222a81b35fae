import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { insertBulkEquipment, insertBulkSuppliers } from './bulk-equipment.queries.ts';
import { type BulkOptions, type BulkTable, removeByBeginning, replaceBulkRows } from './bulk-rows.ts';

const equipment: BulkTable = {
  table: 'equipment',
  indexesAfterwardsFrom: 10_000,
  remove: removeByBeginning('equipment', 'reference', 'BULK-'),
  prepare: insertBulkSuppliers,
  insert: insertBulkEquipment,
};

/**
 * Replaces the generated products by `count` new ones: products listed in the last 360 days, the same for the same count,
 * day and suppliers.
 */
export function replaceBulkEquipment(db: Kysely<DB>, options: BulkOptions): Promise<void> {
  return replaceBulkRows(db, equipment, options);
}
