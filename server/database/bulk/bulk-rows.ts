import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../../../schema/ports.ts';
import type { DB } from '../../../schema/tables.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Unless a table says otherwise. */
const ROWS_PER_STATEMENT = 50_000;

/** Rows `from` to `until` of `count`. */
export interface BulkRange {
  readonly from: number;
  readonly until: number;
  readonly count: number;
  readonly now: Date;
}

/** A table that can be filled with generated rows. */
export interface BulkTable {
  readonly table: keyof DB & string;
  /** Other tables whose rows are generated and removed with it. */
  readonly filledWithIt?: readonly (keyof DB & string)[];
  /** Above this many rows it is quicker to build the indexes afterwards than to keep them up. */
  readonly indexesAfterwardsFrom: number;
  readonly rowsPerStatement?: number;
  /** Takes the generated rows away. */
  remove(transaction: Transaction<DB>): Promise<void>;
  /** Makes the rows that the generated ones refer to. */
  prepare?(transaction: Transaction<DB>): Promise<void>;
  /** With all columns that the triggers would compute row by row, from the same functions. */
  insert(transaction: Transaction<DB>, range: BulkRange): Promise<void>;
}

export interface BulkOptions {
  readonly count: number;
  readonly clock: Clock;
  readonly onProgress?: (done: number) => void;
}

/**
 * Replaces the generated rows of a table by `count` new ones. The database does the work, many rows in a statement. Other
 * rows stay; readers wait while indexes are built.
 */
export async function replaceBulkRows(db: Kysely<DB>, bulk: BulkTable, options: BulkOptions): Promise<void> {
  const { count, clock, onProgress } = options;
  const { table, rowsPerStatement = ROWS_PER_STATEMENT } = bulk;
  const tables = [table, ...(bulk.filledWithIt ?? [])];
  const now = clock.now();
  await inTransaction(db, async (transaction) => {
    const insert = async () => {
      await bulk.prepare?.(transaction);
      for (let done = 0; done < count; done += rowsPerStatement) {
        const until = Math.min(count, done + rowsPerStatement);
        await bulk.insert(transaction, { from: done + 1, until, count, now });
        onProgress?.(until);
      }
    };
    await switchTriggers(transaction, tables, 'disable');
    await bulk.remove(transaction);
    await (count > bulk.indexesAfterwardsFrom ? withoutIndexes(transaction, table, insert) : insert());
    await switchTriggers(transaction, tables, 'enable');
  });
  await sql`vacuum (analyze) ${sql.join(tables.map((one) => sql.table(one)))}`.execute(db);
}

/** Takes away the rows of a table of which one column begins so and ends with the seven digits of a generated row. */
export function removeByBeginning(table: keyof DB & string, column: string, beginning: string): BulkTable['remove'] {
  return async (transaction) => {
    await sql`
      delete from ${sql.table(table)}
      where ${sql.ref(column)} like ${`${beginning}%`} and ${sql.ref(column)} ~ '-[0-9]{7}$'`.execute(transaction);
  };
}

/** The statements compute the values of the row triggers themselves, by the same functions. */
async function switchTriggers(
  transaction: Transaction<DB>,
  tables: readonly (keyof DB & string)[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(transaction);
  }
}
