import { type Kysely, sql } from 'kysely';

/**
 * There are two newsletters: news of the portal, and one to developers. An address may get either, or both. News is the default, as
 * exports of earlier versions name none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table newsletter_subscription
      add column list text not null default 'news' check (list in ('news', 'developers')),
      drop constraint newsletter_subscription_email_key_key,
      add constraint newsletter_subscription_email_key_key unique (email_key, list)`.execute(db);
  await sql`comment on column newsletter_subscription.list is 'Which newsletter it is to.'`.execute(db);
  await sql`
    create index newsletter_subscription_readers on newsletter_subscription (list, id)
    where confirmed_at is not null`.execute(db);
  await sql`
    alter table newsletter_issue
      add column list text not null default 'news' check (list in ('news', 'developers'))`.execute(db);
  await sql`comment on column newsletter_issue.list is 'The newsletter that it is an issue of.'`.execute(db);
}

/** What is to developers alone goes: without the list it would be news. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from newsletter_subscription where list = 'developers'`.execute(db);
  await sql`delete from newsletter_issue where list = 'developers'`.execute(db);
  await sql`alter table newsletter_issue drop column list`.execute(db);
  await sql`drop index newsletter_subscription_readers`.execute(db);
  await sql`
    alter table newsletter_subscription
      drop constraint newsletter_subscription_email_key_key,
      drop column list,
      add constraint newsletter_subscription_email_key_key unique (email_key)`.execute(db);
}
