import { type Kysely, sql } from 'kysely';

/** What people can learn: training paths, which anyone may take, and certifications, which are applied for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table training_programme (
      id uuid primary key default uuid_v7(),
      slug text not null unique check (slug ~ '^[a-z0-9-]{1,100}$'),
      kind text not null check (kind in ('path', 'certification')),
      position smallint not null,
      title text not null check (length(title) between 1 and 120),
      description text not null,
      level text not null check (level in ('beginner', 'intermediate', 'advanced')),
      duration_weeks smallint not null check (duration_weeks > 0),
      topics text[] not null default '{}',
      prerequisites text[] not null default '{}',
      benefits text[] not null default '{}',
      colour text check (colour in ('brand', 'teal', 'amber')),
      rating real check (rating between 0 and 5),
      completion_rate smallint check (completion_rate between 0 and 100),
      enrolled_count integer not null default 0 check (enrolled_count >= 0),
      updated_at timestamptz(3) not null default now(),
      check (kind = 'certification' or (colour is not null and rating is not null and completion_rate is not null))
    )`.execute(db);
  await sql`create unique index training_programme_order on training_programme (kind, position)`.execute(db);
  await sql`
    create table training_module (
      programme_id uuid not null references training_programme (id) on delete cascade,
      position smallint not null,
      title text not null check (length(title) between 1 and 120),
      hours smallint not null check (hours > 0),
      topics text[] not null default '{}',
      primary key (programme_id, position)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table training_module`.execute(db);
  await sql`drop table training_programme`.execute(db);
}
