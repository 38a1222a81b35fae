import { type Kysely, sql } from 'kysely';

const before = ['submitted', 'shortlisted', 'interview', 'offered', 'unsuccessful', 'withdrawn'];
const after = ['submitted', 'shortlisted', 'interview', 'offered', 'hired', 'unsuccessful', 'withdrawn'];

/** The last stage, at which employer and applicant settle the day that work begins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allowStages(db, after);
  await sql`
    alter table job_application
      add column starts_on date,
      add column start_agreed_at timestamptz(3),
      add constraint job_application_start_check check ((starts_on is not null) = (stage is not distinct from 'hired')),
      add constraint job_application_start_agreed_check check (start_agreed_at is null or starts_on is not null)`.execute(
    db,
  );
  await sql`comment on column job_application.starts_on is 'The day that work begins, as the employer proposes it.'`.execute(
    db,
  );
  await sql`comment on column job_application.start_agreed_at is 'When the applicant agreed to that day; null while they have not.'`.execute(
    db,
  );
  await sql`
    alter table job_application_move
      add column starts_on date,
      add constraint job_application_move_start_check check ((starts_on is not null) = (stage = 'hired'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from job_application_move where stage = 'hired'`.execute(db);
  await sql`alter table job_application_move drop column starts_on`.execute(db);
  await sql`alter table job_application
    drop constraint job_application_start_check, drop constraint job_application_start_agreed_check`.execute(db);
  await sql`update job_application set stage = 'offered' where stage = 'hired'`.execute(db);
  await sql`alter table job_application drop column starts_on, drop column start_agreed_at`.execute(db);
  await allowStages(db, before);
}

async function allowStages(db: Kysely<unknown>, stages: readonly string[]): Promise<void> {
  const list = sql.join(stages.map((stage) => sql.lit(stage)));
  for (const table of ['job_application', 'job_application_move']) {
    await sql`alter table ${sql.table(table)}
      drop constraint ${sql.ref(`${table}_stage_check`)},
      add constraint ${sql.ref(`${table}_stage_check`)} check (stage in (${list}))`.execute(db);
  }
}
