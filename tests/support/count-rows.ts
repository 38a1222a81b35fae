import type { Kysely } from 'kysely';
import type { DB } from '../../schema/tables.ts';

/** How many rows a table has. */
export async function countRows(db: Kysely<DB>, table: keyof DB): Promise<number> {
  const rows = db.selectFrom(table).select(({ lit }) => lit(1).as('one'));
  return (await rows.execute()).length;
}
