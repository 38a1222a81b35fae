import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema/tables.ts';

export type TableName = keyof DB & string;

/**
 * All tables but the migrator's own, each after those that it refers to. What an unlogged table holds is of the moment,
 * and not to be kept elsewhere.
 */
export async function listTablesInOrder(db: Kysely<DB>): Promise<TableName[]> {
  const tables = await sql<{ name: TableName; refers_to: TableName[] }>`
    select relname as name, array(
      select distinct other.relname::text from pg_constraint join pg_class other on other.oid = confrelid
      where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid
    ) as refers_to
    from pg_class
    where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace and relname not like 'kysely\\_%'
    order by relname`.execute(db);
  const ordered: TableName[] = [];
  let waiting = tables.rows;
  while (waiting.length > 0) {
    const ready = waiting.filter((table) => table.refers_to.every((other) => ordered.includes(other)));
    if (ready.length === 0) {
      throw new Error(
        `These tables refer to each other in a circle: ${waiting.map((table) => table.name).join(', ')}.`,
      );
    }
    ordered.push(...ready.map((table) => table.name));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** The columns to copy: search columns are left out, as the triggers of the receiving table compute them again. */
export async function listCopiedColumns(db: Kysely<DB>, table: TableName): Promise<string[]> {
  const columns = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and atttypid not in ('tsvector'::regtype, 'tsquery'::regtype)
    order by attnum`.execute(db);
  return columns.rows.map((column) => column.name);
}
