import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { type Upsert, upsertRows } from './upsert.ts';

type InCamelCase<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<InCamelCase<Rest>>}`
  : Name;

/** A row of a data file: the columns of its table, `nhs_approved` written as `nhsApproved`. */
type PlainRow<Table extends keyof DB> = {
  readonly [Column in keyof Insertable<DB[Table]> as InCamelCase<Column & string>]: Insertable<DB[Table]>[Column];
};

interface PlainUpsert<Table extends keyof DB> extends Omit<Upsert<Table>, 'rows'> {
  readonly rows: readonly PlainRow<Table>[];
}

/**
 * Loads a data file whose rows are those of a table. A file that says something else than its table, such as the name of a
 * town in place of its identifier, has a loader of its own.
 */
export function plainRows<Table extends keyof DB & string>({ rows, ...upsert }: PlainUpsert<Table>) {
  const inTable = rows.map((row) => {
    const columns = Object.entries(row).map(([name, value]) => [columnOf(name), value]);
    return Object.fromEntries(columns) as Insertable<DB[Table]>;
  });
  return async (db: Kysely<DB>): Promise<void> => {
    await upsertRows(db, { ...upsert, rows: inTable });
  };
}

function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
