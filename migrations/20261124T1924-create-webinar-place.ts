import { type Kysely, sql } from 'kysely';

/** Seats of webinars, and the line of those that wait for one: once an account and webinar. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webinar_place (
      id uuid primary key default uuid_v7(),
      webinar_id uuid not null references webinar (id) on delete cascade,
      account_id uuid not null references account (id) on delete cascade,
      state text not null check (state in ('registered', 'waiting', 'given_back')),
      asked_at timestamptz(3) not null,
      changed_at timestamptz(3) not null,
      unique (webinar_id, account_id)
    )`.execute(db);
  await sql`create index webinar_place_account on webinar_place (account_id, asked_at desc, id desc)`.execute(db);
  await sql`
    create index webinar_place_waiting on webinar_place (webinar_id, asked_at, id) where state = 'waiting'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table webinar_place`.execute(db);
}
