import { type Kysely, sql } from 'kysely';

/**
 * A run of alerts counts matches in the same saved searches again and again, and marks each match once it is mailed. Half of
 * each page is left free, so that a new version of a row stays on its page and no index is written, but for the first match
 * of a search after a mail, which sets the time of the next. What is already stored moves as it is updated.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_search set (fillfactor = 50)`.execute(db);
  await sql`alter table saved_search_hit set (fillfactor = 50)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_search_hit reset (fillfactor)`.execute(db);
  await sql`alter table saved_search reset (fillfactor)`.execute(db);
}
