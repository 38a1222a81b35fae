import { type Kysely, sql } from 'kysely';

/** Who somebody is at Google or LinkedIn, for those who sign in that way: one identity each and provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table connected_identity (
      id uuid primary key default uuid_v7(),
      account_id uuid not null references account (id) on delete cascade,
      provider text not null check (provider in ('google', 'linkedin')),
      issuer text not null check (length(issuer) between 1 and 255),
      subject text not null check (length(subject) between 1 and 255),
      email text not null check (length(email) <= 254),
      connected_at timestamptz(3) not null,
      unique (issuer, subject),
      unique (account_id, provider)
    )`.execute(db);
  await sql`comment on column connected_identity.subject is 'The name of the person at the issuer, which never becomes anybody else''s.'`.execute(
    db,
  );
  await sql`comment on column connected_identity.email is 'The address there when it was connected, for its owner to tell it by. Nobody is found by it.'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table connected_identity`.execute(db);
}
