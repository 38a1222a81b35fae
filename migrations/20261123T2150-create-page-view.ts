import { type Kysely, sql } from 'kysely';

/**
 * Page views and events of visitors who have agreed to be counted, and what becomes of them: sums of days. A visitor is a
 * digest that is made with a secret of the day, so that nothing leads from one day to another, or to an address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_view (
      id uuid primary key default uuid_v7(),
      viewed_at timestamptz(3) not null,
      day date not null,
      network text not null check (length(network) <= 22),
      visitor text not null check (length(visitor) <= 22),
      path text not null check (length(path) between 1 and 200),
      referrer_host text check (length(referrer_host) between 1 and 100),
      device text not null check (device in ('phone', 'tablet', 'computer'))
    )`.execute(db);
  await sql`comment on column page_view.referrer_host is 'The site that led here, without the page of it; null where it was this one, or is not known.'`.execute(
    db,
  );
  await sql`comment on column page_view.network is 'Keyed digest of where the visitor comes from: of one place so many visitors are counted, as a program can make up any number.'`.execute(
    db,
  );
  await sql`create index page_view_visitor on page_view (day, network, visitor)`.execute(db);
  await sql`create index page_view_time on page_view (viewed_at)`.execute(db);
  await sql`
    create table tracked_event (
      id uuid primary key default uuid_v7(),
      happened_at timestamptz(3) not null,
      day date not null,
      visitor text not null check (length(visitor) <= 22),
      event_type text not null check (length(event_type) between 1 and 50),
      path text check (length(path) between 1 and 200),
      metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object')
    )`.execute(db);
  await sql`create index tracked_event_by_day on tracked_event (day)`.execute(db);
  await sql`
    create table visit_day (
      day date primary key,
      page_views integer not null check (page_views >= 0),
      visitors integer not null check (visitors >= 0)
    )`.execute(db);
  await sql`
    create table page_view_day (
      day date not null,
      path text not null,
      page_views integer not null check (page_views > 0),
      visitors integer not null check (visitors > 0),
      primary key (day, path)
    )`.execute(db);
  await sql`
    create table tracked_event_day (
      day date not null,
      event_type text not null,
      events integer not null check (events > 0),
      primary key (day, event_type)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['tracked_event_day', 'page_view_day', 'visit_day', 'tracked_event', 'page_view']) {
    await sql`drop table ${sql.table(table)}`.execute(db);
  }
}
