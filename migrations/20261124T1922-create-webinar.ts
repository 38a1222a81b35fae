import { type Kysely, sql } from 'kysely';

/**
 * Webinars. Their numbers of taken seats and of those that wait are kept with them: they change under the row's lock alone,
 * so that no seat is given away twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webinar (
      id uuid primary key default uuid_v7(),
      title text not null check (length(title) between 1 and 120),
      description text not null,
      presenter text not null check (length(presenter) between 1 and 120),
      format text not null check (format in ('live', 'workshop', 'panel')),
      starts_at timestamptz(3) not null,
      duration_minutes smallint not null check (duration_minutes between 15 and 480),
      ends_at timestamptz(3) not null,
      join_url text,
      seats smallint not null check (seats between 1 and 1000),
      taken smallint not null default 0 check (taken between 0 and seats),
      waiting smallint not null default 0 check (waiting >= 0),
      sequence integer not null default 0,
      changed_at timestamptz(3) not null default now(),
      cancelled_at timestamptz(3),
      check (ends_at = starts_at + make_interval(mins => duration_minutes))
    )`.execute(db);
  await sql`create index webinar_start on webinar (starts_at, id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table webinar`.execute(db);
}
