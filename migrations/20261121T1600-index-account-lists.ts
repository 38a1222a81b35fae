import { type Kysely, sql } from 'kysely';

/** What operators find accounts by, and one index for each order and filter of their lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column search_text text not null default ''`.execute(db);
  await sql`comment on column account.search_text is 'Folded names, organisation and address, each word behind a space.'`.execute(
    db,
  );
  await createSearchTriggers(db);
  await sql`
    update account set search_text = account_search_text(account.email, user_profile)
    from user_profile where user_profile.id = account.id`.execute(db);

  await sql`create index account_newest on account (created_at desc, id desc)`.execute(db);
  await sql`
    create index account_not_awaiting on account (created_at desc, id desc)
    where access <> 'member' or suspended_at is not null`.execute(db);
  await sql`create index account_suspended on account (created_at desc, id desc) where suspended_at is not null`.execute(
    db,
  );
  await sql`create index account_operator on account (id) where access = 'operator'`.execute(db);
  await sql`create index account_search_text on account using gin (search_text gin_trgm_ops)`.execute(db);
  // Those that have ended too, for whoever downloads or deletes what is theirs.
  await sql`create index session_whole_account on session (account_id, created_at, id)`.execute(db);
  await sql`create index audit_entry_action on audit_entry (action, happened_at desc, id desc)`.execute(db);
}

async function createSearchTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function account_search_text(email text, profile user_profile) returns text
    language sql stable parallel safe as $$
      select ' ' || search_fold(concat_ws(' ', profile.first_name, profile.last_name, profile.organization, email))
    $$`.execute(db);
  await sql`
    create function account_follow_profile() returns trigger language plpgsql as $$
    begin
      update account set search_text = account_search_text(email, new) where id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger account_follow_profile after insert or update of first_name, last_name, organization on user_profile
    for each row execute function account_follow_profile()`.execute(db);
  await sql`
    create function account_follow_email() returns trigger language plpgsql as $$
    declare
      profile user_profile%rowtype;
    begin
      select * into profile from user_profile where id = new.id;
      new.search_text := account_search_text(new.email, profile);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger account_follow_email before update of email on account
    for each row execute function account_follow_email()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_entry_action`.execute(db);
  await sql`drop index session_whole_account`.execute(db);
  await sql`drop index account_operator`.execute(db);
  await sql`drop trigger account_follow_email on account`.execute(db);
  await sql`drop trigger account_follow_profile on user_profile`.execute(db);
  await sql`drop function account_follow_email()`.execute(db);
  await sql`drop function account_follow_profile()`.execute(db);
  await sql`drop function account_search_text(text, user_profile)`.execute(db);
  await sql`drop index account_suspended`.execute(db);
  await sql`drop index account_not_awaiting`.execute(db);
  await sql`drop index account_newest`.execute(db);
  await sql`alter table account drop column search_text`.execute(db);
}
