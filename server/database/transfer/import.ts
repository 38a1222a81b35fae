import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { DatabaseUnavailableError } from '../driver/database-error.ts';
import { RefusedError } from '../driver/refused-error.ts';
import { appliedMigrations, pendingMigrations } from '../migrate/migrate.ts';
import { referenceTables } from '../seed/reference.ts';
import type { ExportHeader, TableHeader } from './export.ts';
import { listTablesInOrder, type TableName } from './table-order.ts';

const ROWS_PER_STATEMENT = 500;

/**
 * Fills a migrated database from the lines of an export, in one transaction. Reference data that the migration brought
 * is replaced by the export's own, to which its rows refer.
 *
 * @returns the number of rows.
 * @throws RefusedError when the database holds rows of its own, when it is at another migration, or when the lines are
 * not a whole export.
 */
export async function importDatabase(db: Kysely<DB>, lines: AsyncIterable<string>): Promise<number> {
  const reader = new LineReader(lines);
  const header = await readHeader(reader);
  await refuseOtherMigration(db, header);
  const total = await inTransaction(db, async (transaction) => {
    const tables = await listTablesInOrder(transaction);
    if (JSON.stringify(header.tables) !== JSON.stringify(tables)) {
      throw new RefusedError('The tables of the export are not those of this database.');
    }
    await refuseRows(transaction, tables);
    // Nothing of it is newly published.
    await sql`select set_config('portal.is_importing', 'on', true)`.execute(transaction);
    for (const table of tables.filter((name) => referenceTables.includes(name)).reverse()) {
      await sql`delete from ${sql.table(table)}`.execute(transaction);
    }
    let rows = 0;
    for (const table of tables) {
      rows += await importTable(transaction, table, reader);
    }
    await reader.expectEnd();
    return rows;
  });
  await sql`analyze`.execute(db);
  return total;
}

class LineReader {
  number = 0;
  readonly #lines: AsyncIterator<string>;

  constructor(lines: AsyncIterable<string>) {
    this.#lines = lines[Symbol.asyncIterator]();
  }

  async next(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done) {
      throw new RefusedError(`The file ends after line ${this.number}, in the middle of an export.`);
    }
    this.number += 1;
    return value;
  }

  async expectEnd(): Promise<void> {
    const { done } = await this.#lines.next();
    if (!done) {
      throw new RefusedError(`The file goes on after line ${this.number}, where the export ends.`);
    }
  }

  async nextObject(): Promise<unknown> {
    const line = await this.next();
    try {
      return JSON.parse(line);
    } catch {
      throw this.refusal();
    }
  }

  refusal(): RefusedError {
    return new RefusedError(`Line ${this.number} of the file is not what an export has there.`);
  }
}

async function readHeader(reader: LineReader): Promise<ExportHeader> {
  const header = (await reader.nextObject()) as Partial<ExportHeader> | null;
  if (header?.format !== 'wayline-export' || !Array.isArray(header.tables)) {
    throw new RefusedError('The file is not an export of this portal.');
  }
  if (header.version !== 1) {
    throw new RefusedError(`The file is of version ${header.version}, and only version 1 can be read.`);
  }
  return header as ExportHeader;
}

async function refuseOtherMigration(db: Kysely<DB>, header: ExportHeader): Promise<void> {
  if ((await pendingMigrations(db)).length > 0) {
    throw new RefusedError('The database is not migrated: run npm run db:migrate first.');
  }
  const migration = (await appliedMigrations(db)).at(-1) ?? '';
  if (migration !== header.migration) {
    throw new RefusedError(
      `The export was made at migration ${header.migration}, but this database is at ${migration}.`,
    );
  }
}

async function refuseRows(transaction: Transaction<DB>, tables: readonly TableName[]): Promise<void> {
  for (const table of tables.filter((name) => !referenceTables.includes(name))) {
    const found = await sql`select from ${sql.table(table)} limit 1`.execute(transaction);
    if (found.rows.length > 0) {
      throw new RefusedError(`The table ${table} is not empty: an export can be read into an empty database only.`);
    }
  }
}

async function importTable(transaction: Transaction<DB>, table: TableName, reader: LineReader): Promise<number> {
  const header = (await reader.nextObject()) as Partial<TableHeader> | null;
  if (header?.table !== table || !Array.isArray(header.columns) || typeof header.rows !== 'number') {
    throw reader.refusal();
  }
  const columns = sql.join(header.columns.map((column: string) => sql.ref(column)));
  for (let done = 0; done < header.rows; ) {
    const lines: string[] = [];
    while (lines.length < Math.min(ROWS_PER_STATEMENT, header.rows - done)) {
      lines.push(await reader.next());
    }
    await insertLines(transaction, table, columns, lines).catch((error: unknown) => {
      throw rowsRefused(error, reader.number);
    });
    done += lines.length;
  }
  await continueNumbers(transaction, table);
  return header.rows;
}

/** Has a table whose rows are numbered by the database go on after the numbers that were imported. */
async function continueNumbers(transaction: Transaction<DB>, table: TableName): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attidentity <> ''`.execute(
    transaction,
  );
  for (const { name } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${name}), max(${sql.ref(name)}))
      from ${sql.table(table)} having max(${sql.ref(name)}) is not null`.execute(transaction);
  }
}

async function insertLines(
  transaction: Transaction<DB>,
  table: TableName,
  columns: RawBuilder<unknown>,
  lines: readonly string[],
): Promise<void> {
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::jsonb)`.execute(
    transaction,
  );
}

function rowsRefused(error: unknown, line: number): unknown {
  if (error instanceof DatabaseUnavailableError || !(error instanceof Error)) {
    return error;
  }
  return new RefusedError(`The rows up to line ${line} of the file cannot be stored: ${error.message}`, {
    cause: error,
  });
}
