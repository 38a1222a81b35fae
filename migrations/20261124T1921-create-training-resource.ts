import { type Kysely, sql } from 'kysely';

/** Texts to download from the training centre, and how often each was downloaded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table training_resource (
      id uuid primary key default uuid_v7(),
      slug text not null unique check (slug ~ '^[a-z0-9-]{1,100}$'),
      position smallint not null unique,
      title text not null check (length(title) between 1 and 120),
      type text not null check (length(type) between 1 and 40),
      content text not null check (content <> ''),
      download_count integer not null default 0 check (download_count >= 0),
      updated_at timestamptz(3) not null default now()
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table training_resource`.execute(db);
}
