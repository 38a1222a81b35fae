import { type Kysely, sql } from 'kysely';

/** Posts that users have saved to come back to. A row goes with its account and with its post. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_job (
      id uuid primary key default uuid_v7(),
      account_id uuid not null references account (id) on delete cascade,
      job_id uuid not null references job (id) on delete cascade,
      saved_at timestamptz(3) not null,
      constraint saved_job_once unique (account_id, job_id)
    )`.execute(db);
  await sql`create index saved_job_newest on saved_job (account_id, saved_at, id)`.execute(db);
  await sql`create index saved_job_job on saved_job (job_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table saved_job`.execute(db);
}
