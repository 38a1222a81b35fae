import { type Kysely, sql } from 'kysely';

/**
 * Keys with which the programs of an account ask. A key has one secret, and for a while after it was renewed the one before;
 * of each only a digest is kept. What is asked with a key is added up by day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_key (
      id uuid primary key default uuid_v7(),
      account_id uuid not null references account (id) on delete cascade,
      name text not null check (length(name) between 1 and 60),
      scopes text[] not null check (cardinality(scopes) between 1 and 50),
      created_at timestamptz(3) not null,
      last_used_on date
    )`.execute(db);
  await sql`create index api_key_account on api_key (account_id, created_at, id)`.execute(db);
  await sql`
    create table api_key_secret (
      digest bytea primary key check (length(digest) = 32),
      key_id uuid not null references api_key (id) on delete cascade,
      beginning text not null check (length(beginning) <= 20),
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      replaced_at timestamptz(3)
    )`.execute(db);
  await sql`create index api_key_secret_key on api_key_secret (key_id)`.execute(db);
  await sql`create unique index api_key_secret_current on api_key_secret (key_id) where replaced_at is null`.execute(
    db,
  );
  await sql`
    create table api_key_usage (
      key_id uuid not null references api_key (id) on delete cascade,
      day date not null,
      operations integer not null check (operations >= 0),
      points bigint not null check (points >= 0),
      primary key (key_id, day)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table api_key_usage`.execute(db);
  await sql`drop table api_key_secret`.execute(db);
  await sql`drop table api_key`.execute(db);
}
