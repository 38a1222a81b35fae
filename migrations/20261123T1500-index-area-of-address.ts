import { type Kysely, sql } from 'kysely';

/** Addresses by their area, for searches that name a county: employers add them, and their number has no bound. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index place_area on place (area) where kind = 'address'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index place_area`.execute(db);
}
