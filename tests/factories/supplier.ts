import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, Supplier } from '../../schema/tables.ts';
import { nextNumber } from './sequence.ts';

export function createSupplier(
  db: Kysely<DB>,
  values: Partial<Insertable<Supplier>> = {},
): Promise<Selectable<Supplier>> {
  return db
    .insertInto('supplier')
    .values({ name: `Test supplier ${nextNumber()}`, location: 'Leeds', phone: '01632 960 000', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}
