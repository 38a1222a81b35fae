import { type Kysely, sql } from 'kysely';

/** Browsers in which an account has signed in: wrong guesses that come from elsewhere do not keep them from signing in again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_device (
      digest bytea primary key check (length(digest) = 32),
      account_id uuid not null references account (id) on delete cascade,
      created_at timestamptz(3) not null,
      last_signed_in_at timestamptz(3) not null
    )`.execute(db);
  await sql`comment on column known_device.digest is 'Digest of the cookie that the browser keeps.'`.execute(db);
  await sql`create index known_device_account on known_device (account_id, last_signed_in_at desc)`.execute(db);
  await sql`create index known_device_last_signed_in on known_device (last_signed_in_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table known_device`.execute(db);
}
