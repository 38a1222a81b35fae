import { type Kysely, sql } from 'kysely';

/** What a mailed link proves its reader by. Only the digest of the token is kept, and it goes when it is used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mailed_token (
      digest bytea primary key check (length(digest) = 32),
      purpose text not null check (purpose in ('reset_password', 'confirm_email', 'change_email')),
      account_id uuid references account (id) on delete cascade,
      new_email text check (length(new_email) between 3 and 254),
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      check ((purpose = 'change_email') = (new_email is not null))
    )`.execute(db);
  await sql`comment on column mailed_token.account_id is 'Null where there is no such account: the row is written so that an unknown address costs as much as a known one.'`.execute(
    db,
  );
  await sql`create index mailed_token_account on mailed_token (account_id)`.execute(db);
  await sql`create index mailed_token_expires on mailed_token (expires_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table mailed_token`.execute(db);
}
