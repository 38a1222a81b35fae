import { type Kysely, sql } from 'kysely';

const components = sql`array['web_client', 'graphql', 'rest', 'database', 'search', 'accounts', 'email', 'background']`;

/** Maintenance that is announced: what probes find meanwhile counts for neither side of uptime, and opens no incident. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table maintenance_window (
      id uuid primary key default uuid_v7(),
      title text not null check (length(title) between 1 and 120),
      components text[] not null check (components <@ ${components} and cardinality(components) > 0),
      starts_at timestamptz(3) not null,
      ends_at timestamptz(3) not null,
      check (ends_at > starts_at)
    )`.execute(db);
  await sql`create index maintenance_window_newest on maintenance_window (starts_at desc, id desc)`.execute(db);
  await sql`create index maintenance_window_end on maintenance_window (ends_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table maintenance_window`.execute(db);
}
