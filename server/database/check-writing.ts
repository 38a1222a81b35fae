import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../schema/tables.ts';

/**
 * Writes the one row that is there for it, and reads it back: each a statement of its own, so that what was written is
 * committed. Other workers write the same row, so that what is read may be theirs.
 *
 * @returns whether it was written and read. @throws DatabaseUnavailableError
 */
export async function writesAndReads(db: Kysely<DB>): Promise<boolean> {
  const given = randomUUID();
  const stored = await sql<{ written: string }>`
    insert into write_probe (written) values (${given}::uuid)
      on conflict (is_only) do update set written = excluded.written returning written`.execute(db);
  const read = await sql<{ written: string }>`select written from write_probe`.execute(db);
  return stored.rows[0]?.written === given && read.rows.length === 1;
}
