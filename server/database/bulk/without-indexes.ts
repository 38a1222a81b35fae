import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../schema/tables.ts';

interface Part {
  readonly name: string;
  readonly definition: string;
}

/**
 * Runs `work` with the secondary indexes and foreign keys of `table` dropped, and makes them again as they were. All
 * of it belongs to the transaction: also after an interruption the indexes are there.
 */
export async function withoutIndexes(
  transaction: Transaction<DB>,
  table: keyof DB,
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await sql<Part>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = ${table}::regclass
      and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)
    order by indexrelid`.execute(transaction);
  const foreignKeys = await sql<Part>`
    select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${table}::regclass and contype = 'f' order by conname`.execute(transaction);

  for (const { name } of foreignKeys.rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(transaction);
  }
  for (const { name } of indexes.rows) {
    await sql`drop index ${sql.raw(name)}`.execute(transaction);
  }
  await work();
  await sql`set local maintenance_work_mem = '256MB'`.execute(transaction);
  for (const { definition } of indexes.rows) {
    await sql.raw(definition).execute(transaction);
  }
  for (const { name, definition } of foreignKeys.rows) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      transaction,
    );
  }
}
