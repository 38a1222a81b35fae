import { type Kysely, sql } from 'kysely';

/** Who applied for which post, once a person and post. What was withdrawn keeps nothing of what was said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_application (
      id uuid primary key default uuid_v7(),
      job_id uuid not null references job (id) on delete cascade,
      account_id uuid not null references account (id) on delete cascade,
      started_elsewhere boolean not null,
      stage text check (stage in ('submitted', 'shortlisted', 'interview', 'offered', 'unsuccessful', 'withdrawn')),
      statement text check (length(statement) between 1 and 5000),
      applicant_name text check (length(applicant_name) between 1 and 201),
      applicant_email text check (length(applicant_email) between 1 and 254),
      applicant_phone text check (length(applicant_phone) <= 30),
      applied_at timestamptz(3) not null,
      changed_at timestamptz(3) not null,
      unique (job_id, account_id),
      check (started_elsewhere = (stage is null)),
      check ((stage is null or stage = 'withdrawn') = (statement is null)),
      check ((statement is null) = (applicant_name is null)),
      check ((statement is null) = (applicant_email is null)),
      check ((statement is null) = (applicant_phone is null))
    )`.execute(db);
  await sql`comment on column job_application.started_elsewhere is 'The person went on to the page where the employer takes applications; what became of it is not known.'`.execute(
    db,
  );
  await sql`comment on column job_application.applicant_name is 'As the person was called when they applied: a later profile does not change what an employer was told.'`.execute(
    db,
  );
  await sql`
    create index job_application_own on job_application (account_id, applied_at desc, id desc)`.execute(db);
  await sql`
    create index job_application_received on job_application (job_id, applied_at desc, id desc)
    where not started_elsewhere`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table job_application`.execute(db);
}
