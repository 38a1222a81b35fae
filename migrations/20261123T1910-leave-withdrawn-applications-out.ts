import { type Kysely, sql } from 'kysely';

/** The number of applications of a post no longer holds those that were withdrawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update job set application_count = greatest(application_count - withdrawn.count, 0)
    from (${withdrawn}) as withdrawn where job.id = withdrawn.job_id`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    update job set application_count = application_count + withdrawn.count
    from (${withdrawn}) as withdrawn where job.id = withdrawn.job_id`.execute(db);
}

const withdrawn = sql`
  select job_id, count(*)::integer as count from job_application where stage = 'withdrawn' group by job_id`;
