import { type Kysely, sql } from 'kysely';

/**
 * Tiers of partners, which say how much may be asked in an hour: who has one, who asks for one, and how much of an hour is
 * given out to the processes. An account without a tier has the least.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_tier (
      account_id uuid primary key references account (id) on delete cascade,
      tier text not null check (tier in ('premium', 'healthcare', 'enterprise', 'research')),
      granted_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table tier_request (
      id uuid primary key default uuid_v7(),
      account_id uuid not null references account (id) on delete cascade,
      tier text not null check (tier in ('premium', 'healthcare', 'enterprise', 'research')),
      purpose text not null check (length(purpose) between 1 and 1000),
      state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined')),
      asked_at timestamptz(3) not null,
      decided_at timestamptz(3),
      reason text check (length(reason) between 10 and 500),
      check ((state = 'waiting') = (decided_at is null)),
      check ((state = 'declined') = (reason is not null))
    )`.execute(db);
  await sql`
    create unique index tier_request_waiting_once on tier_request (account_id) where state = 'waiting'`.execute(db);
  await sql`create index tier_request_account on tier_request (account_id, asked_at, id)`.execute(db);
  await sql`create index tier_request_waiting on tier_request (asked_at, id) where state = 'waiting'`.execute(db);
  await sql`create index tier_request_decided on tier_request (decided_at) where state <> 'waiting'`.execute(db);
  await sql`
    create table api_quota (
      account_id uuid not null references account (id) on delete cascade,
      hour timestamptz(3) not null,
      points integer not null check (points >= 0),
      granted integer not null check (granted >= 0),
      primary key (account_id, hour)
    )`.execute(db);
  await sql`create index api_quota_hour on api_quota (hour)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table api_quota`.execute(db);
  await sql`drop table tier_request`.execute(db);
  await sql`drop table partner_tier`.execute(db);
}
