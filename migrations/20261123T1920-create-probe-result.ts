import { type Kysely, sql } from 'kysely';

const components = sql`('web_client', 'graphql', 'rest', 'database', 'search', 'accounts', 'email', 'background')`;

/** What each probe of each component found, minute by minute, and the same added up by day, which is never deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table probe_result (
      component text not null check (component in ${components}),
      minute timestamptz(0) not null check (date_trunc('minute', minute) = minute),
      outcome text not null check (outcome in ('up', 'down', 'unmeasured', 'maintenance')),
      response_ms integer check (response_ms between 0 and 60000),
      is_slow boolean not null default false,
      primary key (component, minute),
      check (outcome <> 'up' or response_ms is not null),
      check (not is_slow or outcome = 'up')
    )`.execute(db);
  await sql`comment on column probe_result.minute is 'The beginning of the minute that the probe stands for.'`.execute(
    db,
  );
  await sql`comment on column probe_result.is_slow is 'Up, but slower than its component is to answer, or with a part of it missing.'`.execute(
    db,
  );
  await sql`create index probe_result_newest on probe_result (minute desc, component desc)`.execute(db);
  await sql`
    create table probe_day (
      component text not null check (component in ${components}),
      day date not null,
      first_minute timestamptz(0) not null,
      up integer not null check (up >= 0),
      down integer not null check (down >= 0),
      slow integer not null check (slow between 0 and up),
      unmeasured integer not null check (unmeasured >= 0),
      maintenance integer not null check (maintenance >= 0),
      total_ms bigint not null check (total_ms >= 0),
      fastest_ms integer,
      slowest_ms integer,
      primary key (component, day)
    )`.execute(db);
  await sql`comment on column probe_day.day is 'In London.'`.execute(db);
  await sql`comment on column probe_day.total_ms is 'What the probes that were up took together.'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table probe_day`.execute(db);
  await sql`drop table probe_result`.execute(db);
}
