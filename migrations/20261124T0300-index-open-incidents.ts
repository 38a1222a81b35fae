import { type Kysely, sql } from 'kysely';

/** Which components open incidents are about is asked with each reading of the status. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index incident_open on incident (started_at desc) where resolved_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index incident_open`.execute(db);
}
