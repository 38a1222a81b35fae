import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, Equipment } from '../../schema/tables.ts';
import { nextNumber } from './sequence.ts';
import { createSupplier } from './supplier.ts';

/** A new product that is offered, of a supplier of its own unless told otherwise. */
export async function createEquipment(
  db: Kysely<DB>,
  values: Partial<Insertable<Equipment>> = {},
): Promise<Selectable<Equipment>> {
  return db
    .insertInto('equipment')
    .values({
      reference: `TEST-${nextNumber()}`,
      name: 'Test device',
      description: 'A product that a test has made.',
      category: 'diagnostic',
      price: 100,
      condition: 'new',
      stock_count: 10,
      supplier_id: values.supplier_id ?? (await createSupplier(db)).id,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
