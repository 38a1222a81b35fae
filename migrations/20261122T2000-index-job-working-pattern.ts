import { type Kysely, sql } from 'kysely';

/** Open posts by their hours, the newest first, for searches that name them ('part-time'). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index job_working_pattern on job (lower(working_pattern), posted_at desc, id desc)
      where closed_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index job_working_pattern`.execute(db);
}
