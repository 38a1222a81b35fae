import { type Kysely, sql } from 'kysely';

/** Lists show no hidden posts, so that the index by hours need not hold them: it is that of the other lists now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index job_working_pattern`.execute(db);
  await sql`
    create index job_working_pattern on job (lower(working_pattern), posted_at desc, id desc)
      where closed_at is null and hidden_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index job_working_pattern`.execute(db);
  await sql`
    create index job_working_pattern on job (lower(working_pattern), posted_at desc, id desc)
      where closed_at is null`.execute(db);
}
