import { type Kysely, sql } from 'kysely';

/** What accounts follow of documents, and which versions of them they have read and understood. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_follow (
      id uuid primary key default uuid_v7(),
      account_id uuid not null references account (id) on delete cascade,
      kind text not null check (kind in ('document', 'regulation', 'role')),
      document_id uuid references document (id) on delete cascade,
      name text not null default '' check (length(name) <= 200),
      name_key text not null generated always as (search_fold(name)) stored,
      followed_at timestamptz(3) not null,
      check ((kind = 'document') = (document_id is not null)),
      check ((kind = 'document') = (name = '')),
      constraint document_follow_once unique nulls not distinct (account_id, kind, document_id, name_key)
    )`.execute(db);
  await sql`comment on column document_follow.name is 'The regulation, or whom documents are for, as a document names it; empty where a document is followed.'`.execute(
    db,
  );
  await sql`create index document_follow_document on document_follow (document_id) where document_id is not null`.execute(
    db,
  );
  await sql`create index document_follow_name on document_follow (kind, name_key) where document_id is null`.execute(
    db,
  );
  await sql`
    create table document_reading (
      account_id uuid not null references account (id) on delete cascade,
      document_version_id uuid not null references document_version (id) on delete cascade,
      read_at timestamptz(3) not null,
      primary key (account_id, document_version_id)
    )`.execute(db);
  await sql`comment on table document_reading is 'That the owner of an account has said of a version that they have read and understood it.'`.execute(
    db,
  );
  await sql`create index document_reading_version on document_reading (document_version_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table document_reading`.execute(db);
  await sql`drop table document_follow`.execute(db);
}
