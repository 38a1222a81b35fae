import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema/tables.ts';

type Column<Table extends keyof DB> = keyof DB[Table] & string;

/** Which rows of a table are written, and how. */
export interface Upsert<Table extends keyof DB> {
  readonly table: Table;
  readonly key: readonly Column<Table>[];
  /** All rows name the same columns. */
  readonly rows: readonly Insertable<DB[Table]>[];
  /** Columns that are written with a new row and then left as they are. */
  readonly onlyWhenNew?: readonly Column<Table>[];
  /** A timestamp that is set when a row changes. */
  readonly changedAt?: Column<Table>;
  /** Whether rows that operators have edited in the portal are left as they are. */
  readonly leavesEdited?: boolean;
}

/**
 * Inserts rows, and updates those whose key is there and whose values differ, in one statement.
 *
 * @returns how many rows were written.
 */
export async function upsertRows<Table extends keyof DB & string>(
  db: Kysely<DB>,
  { table, key, rows, onlyWhenNew = [], changedAt, leavesEdited = false }: Upsert<Table>,
): Promise<number> {
  const [first] = rows;
  if (!first) {
    return 0;
  }
  const columns = Object.keys(first) as Column<Table>[];
  const updated = columns.filter((column) => !key.includes(column) && !onlyWhenNew.includes(column));
  const list = (names: readonly string[], prefix?: string) =>
    sql.join(names.map((name) => (prefix ? sql.ref(`${prefix}.${name}`) : sql.ref(name))));
  const assignments = updated.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  if (changedAt) {
    assignments.push(sql`${sql.ref(changedAt)} = now()`);
  }
  const result = await sql`
    insert into ${sql.table(table)} (${list(columns)})
    select ${list(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${list(key)}) do update set ${sql.join(assignments)}
    where (${list(updated, table)}) is distinct from (${list(updated, 'excluded')})
      and ${leavesEdited ? sql`${sql.ref(`${table}.revision`)} = 0` : sql`true`}`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
