import { type Kysely, sql } from 'kysely';

/** One sign-in on one device, and the refresh tokens that it has had: only their digests are kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session (
      id uuid primary key default uuid_v7(),
      account_id uuid not null references account (id) on delete cascade,
      device text not null check (length(device) <= 200),
      created_at timestamptz(3) not null,
      last_used_at timestamptz(3) not null,
      ended_at timestamptz(3),
      end_reason text check (end_reason in ('signed_out', 'ended_elsewhere', 'password_changed', 'token_reused', 'suspended')),
      check ((ended_at is null) = (end_reason is null))
    )`.execute(db);
  await sql`comment on column session.device is 'How the browser or program named itself when it signed in.'`.execute(
    db,
  );
  await sql`create index session_account on session (account_id, last_used_at desc) where ended_at is null`.execute(db);
  await sql`create index session_last_used on session (last_used_at)`.execute(db);
  await sql`
    create table refresh_token (
      digest bytea primary key check (length(digest) = 32),
      session_id uuid not null references session (id) on delete cascade,
      created_at timestamptz(3) not null,
      spent_at timestamptz(3)
    )`.execute(db);
  await sql`comment on column refresh_token.spent_at is 'When it was exchanged for another. Used again later, it ends its session.'`.execute(
    db,
  );
  await sql`create index refresh_token_session on refresh_token (session_id, created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table refresh_token`.execute(db);
  await sql`drop table session`.execute(db);
}
