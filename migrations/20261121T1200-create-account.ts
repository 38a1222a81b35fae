import { type Kysely, sql } from 'kysely';

/**
 * People with an account. What somebody may do stands in `account` alone; what they tell about themselves, their
 * occupation included, stands in `user_profile`, and grants nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id uuid primary key default uuid_v7(),
      email text not null check (length(email) between 3 and 254),
      email_key text not null unique check (email_key = lower(email_key)),
      email_confirmed_at timestamptz(3),
      password_hash text check (password_hash like '$argon2id$%'),
      access text not null default 'member' check (access in ('member', 'verified', 'operator')),
      verification_asked_at timestamptz(3) not null default now(),
      verified_at timestamptz(3),
      suspended_at timestamptz(3),
      terms_version text,
      terms_accepted_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      check ((terms_version is null) = (terms_accepted_at is null)),
      check (access = 'member' or verified_at is not null)
    )`.execute(db);
  await sql`comment on column account.email_key is 'The address in the form in which it is compared: one account each.'`.execute(
    db,
  );
  await sql`comment on column account.access is 'What the account may do; no input of the interfaces sets it.'`.execute(
    db,
  );
  await sql`
    create index account_awaiting_verification on account (verification_asked_at, id)
    where access = 'member' and suspended_at is null`.execute(db);
  await sql`
    create table user_profile (
      id uuid primary key references account (id) on delete cascade,
      first_name text not null check (length(first_name) between 1 and 100),
      last_name text not null check (length(last_name) between 1 and 100),
      phone text not null default '' check (length(phone) <= 30),
      organization text not null default '' check (length(organization) <= 200),
      role text not null default 'user' check (role in ('nurse', 'doctor', 'healthcare-assistant', 'physiotherapist',
        'pharmacist', 'radiographer', 'manager', 'admin', 'other', 'user')),
      updated_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`comment on column user_profile.role is 'An occupation that people choose for themselves. It grants nothing.'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table user_profile`.execute(db);
  await sql`drop table account`.execute(db);
}
