import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import suppliers from './sample/suppliers.json' with { type: 'json' };
import { upsertRows } from './upsert.ts';

/** Invented suppliers in real towns, with numbers that Ofcom keeps for drama. */
export async function loadSuppliers(db: Kysely<DB>): Promise<void> {
  const rows = suppliers.map(({ nhsApproved, nhsSupplierCode, ...supplier }) => ({
    ...supplier,
    nhs_approved: nhsApproved,
    nhs_supplier_code: nhsSupplierCode,
  }));
  await upsertRows(db, { table: 'supplier', key: ['id'], rows, changedAt: 'updated_at' });
}
