import { type Kysely, sql } from 'kysely';
import type { DB } from '../../schema/tables.ts';

/** The columns of all tables, of whatever type and schema, in which one of these texts stands. */
export async function columnsHolding(db: Kysely<DB>, texts: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const { name, cells } of await tables(db)) {
    const { rows } = await sql<{ key: string }>`
      select distinct cell.key from ${cells} as cell
      where exists (select from unnest(${texts}::text[]) as sought where strpos(lower(cell.value), lower(sought)) > 0)`.execute(
      db,
    );
    for (const { key } of rows) {
      found.add(`${name}.${key}`);
    }
  }
  return [...found].toSorted();
}

/** Everything that is stored and may be a digest or a key: 32 bytes, as bytes or in letters. */
export async function storedSecrets(db: Kysely<DB>): Promise<Buffer[]> {
  const found: Buffer[] = [];
  for (const { cells } of await tables(db)) {
    const { rows } = await sql<{ value: string }>`
      select cell.value from ${cells} as cell
      where cell.value ~ '^[A-Za-z0-9_+/-]{43}=?$' or cell.value ~ '^(\\\\x)?[0-9a-f]{64}$'`.execute(db);
    found.push(
      ...rows.map(({ value }) =>
        value.length <= 44 ? Buffer.from(value, 'base64') : Buffer.from(value.replace('\\x', ''), 'hex'),
      ),
    );
  }
  return found;
}

async function tables(db: Kysely<DB>) {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  return rows.map(({ schema, name }) => ({
    name,
    cells: sql`(select cell.key, cell.value from ${sql.table(`${schema}.${name}`)} as kept, jsonb_each_text(to_jsonb(kept)) as cell)`,
  }));
}
