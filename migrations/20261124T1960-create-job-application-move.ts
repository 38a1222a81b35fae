import { type Kysely, sql } from 'kysely';

/** When an application came to which stage. Of those that are there, what is known is when they were made and last moved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_application_move (
      id uuid primary key default uuid_v7(),
      application_id uuid not null references job_application (id) on delete cascade,
      stage text not null check (stage in ('submitted', 'shortlisted', 'interview', 'offered', 'unsuccessful', 'withdrawn')),
      moved_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index job_application_move_of on job_application_move (application_id, moved_at, id)`.execute(db);
  await sql`
    insert into job_application_move (application_id, stage, moved_at)
    select id, 'submitted', applied_at from job_application where not started_elsewhere`.execute(db);
  await sql`
    insert into job_application_move (application_id, stage, moved_at)
    select id, stage, changed_at from job_application where stage <> 'submitted'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table job_application_move`.execute(db);
}
