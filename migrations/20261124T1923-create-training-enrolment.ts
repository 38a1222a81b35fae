import { type Kysely, sql } from 'kysely';

/** Who takes which programme, and how far they have come: once an account and programme. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table training_enrolment (
      id uuid primary key default uuid_v7(),
      programme_id uuid not null references training_programme (id) on delete cascade,
      account_id uuid not null references account (id) on delete cascade,
      stage text not null check (stage in ('submitted', 'enrolled', 'unsuccessful', 'completed', 'withdrawn')),
      reason text check (length(reason) <= 500),
      asked_at timestamptz(3) not null,
      changed_at timestamptz(3) not null,
      unique (programme_id, account_id)
    )`.execute(db);
  await sql`create index training_enrolment_account on training_enrolment (account_id, asked_at desc, id desc)`.execute(
    db,
  );
  await sql`create index training_enrolment_stage on training_enrolment (stage, changed_at, id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table training_enrolment`.execute(db);
}
