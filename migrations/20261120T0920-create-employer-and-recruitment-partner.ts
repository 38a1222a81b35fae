import { type Kysely, sql } from 'kysely';

/** Who employs, and the agencies that recruit for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table employer (
      id uuid primary key default uuid_v7(),
      name text not null unique check (length(name) between 1 and 200),
      sector text not null default '',
      place_id uuid references place (id),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index employer_place on employer (place_id)`.execute(db);
  await sql`
    create table recruitment_partner (
      id uuid primary key default uuid_v7(),
      name text not null unique check (length(name) between 1 and 200),
      url text not null check (url ~ '^https?://'),
      specialties text[] not null default '{}',
      rating numeric(2, 1) not null check (rating between 0 and 5),
      active_jobs integer not null default 0 check (active_jobs >= 0),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on column recruitment_partner.active_jobs is 'As stated by the partner; display content.'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table recruitment_partner`.execute(db);
  await sql`drop table employer`.execute(db);
}
