import { type Kysely, sql } from 'kysely';

/** What an employer notes about applications to its posts. Applicants are not shown it; it goes with the application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_note (
      id uuid primary key default uuid_v7(),
      application_id uuid not null references job_application (id) on delete cascade,
      author_id uuid not null references account (id) on delete cascade,
      text text not null check (length(text) between 1 and 2000),
      noted_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index application_note_of on application_note (application_id, noted_at, id)`.execute(db);
  await sql`create index application_note_author on application_note (author_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table application_note`.execute(db);
}
