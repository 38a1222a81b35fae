import { type Kysely, sql } from 'kysely';

/** Posts that are not advertised yet, as far as they are filled in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_draft (
      id uuid primary key default uuid_v7(),
      owner_id uuid not null references account (id) on delete cascade,
      organisation_id uuid references organisation (id) on delete set null,
      content jsonb not null check (jsonb_typeof(content) = 'object'),
      created_at timestamptz(3) not null,
      changed_at timestamptz(3) not null
    )`.execute(db);
  await sql`comment on column job_draft.content is 'The fields that are filled in, by the names that the graph gives them.'`.execute(
    db,
  );
  await sql`create index job_draft_owner on job_draft (owner_id, changed_at desc, id desc)`.execute(db);
  await sql`
    create index job_draft_organisation on job_draft (organisation_id, changed_at desc, id desc)
      where organisation_id is not null`.execute(db);
  await sql`create index job_draft_age on job_draft (changed_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table job_draft`.execute(db);
}
