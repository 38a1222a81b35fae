import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { appliedMigrations } from '../migrate/migrate.ts';
import { listCopiedColumns, listTablesInOrder, type TableName } from './table-order.ts';

const ROWS_PER_FETCH = 1_000;

/** The first line of an export. */
export interface ExportHeader {
  readonly format: 'wayline-export';
  readonly version: 1;
  /** The newest migration of the database that was exported. */
  readonly migration: string;
  readonly tables: readonly TableName[];
}

/** Stands before the rows of a table, of which there are exactly `rows`, one to a line. */
export interface TableHeader {
  readonly table: TableName;
  readonly columns: readonly string[];
  readonly rows: number;
}

/**
 * Hands the whole database to `write` as lines of JSON, as it stood at one moment. Rows go through as PostgreSQL wrote
 * them, so that no number loses digits on the way.
 *
 * @returns the number of rows.
 */
export async function exportDatabase(
  db: Kysely<DB>,
  write: (lines: readonly string[]) => Promise<void>,
): Promise<number> {
  const migration = (await appliedMigrations(db)).at(-1) ?? '';
  return inTransaction(db, async (transaction) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(transaction);
    const tables = await listTablesInOrder(transaction);
    const header: ExportHeader = { format: 'wayline-export', version: 1, migration, tables };
    await write([JSON.stringify(header)]);
    let total = 0;
    for (const table of tables) {
      total += await exportTable(transaction, table, write);
    }
    return total;
  });
}

async function exportTable(
  transaction: Transaction<DB>,
  table: TableName,
  write: (lines: readonly string[]) => Promise<void>,
): Promise<number> {
  const columns = await listCopiedColumns(transaction, table);
  const counted = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(transaction);
  const rows = counted.rows[0]?.rows ?? 0;
  const header: TableHeader = { table, columns, rows };
  await write([JSON.stringify(header)]);
  await sql`
    declare exported_rows no scroll cursor for
    select row_to_json(row)::text as line from (select ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)} order by 1) as row`.execute(transaction);
  for (let done = 0; done < rows; ) {
    const page = await sql<{ line: string }>`fetch ${sql.lit(ROWS_PER_FETCH)} from exported_rows`.execute(transaction);
    await write(page.rows.map((row) => row.line));
    done += page.rows.length;
  }
  await sql`close exported_rows`.execute(transaction);
  return rows;
}
