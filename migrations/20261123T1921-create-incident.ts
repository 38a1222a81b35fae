import { type Kysely, sql } from 'kysely';

const components = sql`array['web_client', 'graphql', 'rest', 'database', 'search', 'accounts', 'email', 'background']`;
const statuses = sql`('investigating', 'identified', 'monitoring', 'resolved')`;

/** Incidents, and what was said of each while it lasted. An update is added and never changed; the database refuses to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table incident (
      id uuid primary key default uuid_v7(),
      title text not null check (length(title) between 1 and 120),
      description text not null check (length(description) between 1 and 2000),
      severity text not null check (severity in ('critical', 'high', 'medium', 'low')),
      status text not null check (status in ${statuses}),
      components text[] not null check (components <@ ${components} and cardinality(components) > 0),
      opened_for text check (opened_for = any (${components})),
      started_at timestamptz(3) not null,
      resolved_at timestamptz(3),
      check ((status = 'resolved') = (resolved_at is not null))
    )`.execute(db);
  await sql`comment on column incident.opened_for is 'The component whose probes have opened it; null where an operator has.'`.execute(
    db,
  );
  await sql`comment on column incident.status is 'That of its newest update.'`.execute(db);
  await sql`create index incident_newest on incident (started_at desc, id desc)`.execute(db);
  await sql`
    create unique index incident_open_component on incident (opened_for)
    where resolved_at is null and opened_for is not null`.execute(db);
  await sql`
    create table incident_update (
      id uuid primary key default uuid_v7(),
      incident_id uuid not null references incident (id),
      status text not null check (status in ${statuses}),
      message text not null check (length(message) between 1 and 2000),
      is_automatic boolean not null,
      happened_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index incident_update_newest on incident_update (incident_id, happened_at desc, id desc)`.execute(
    db,
  );
  await sql`
    create function incident_update_refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'Updates of incidents are never changed.';
    end $$`.execute(db);
  await sql`
    create trigger incident_update_refuse_change before update or delete or truncate on incident_update
    for each statement execute function incident_update_refuse_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table incident_update`.execute(db);
  await sql`drop function incident_update_refuse_change`.execute(db);
  await sql`drop table incident`.execute(db);
}
