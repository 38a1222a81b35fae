import { type Kysely, sql } from 'kysely';

/**
 * Who gets the newsletter: an address that has asked for it, and confirmed by a mailed link that it did. The row goes when
 * its reader unsubscribes, and with it the mails that wait for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_subscription (
      id uuid primary key default uuid_v7(),
      email text not null check (length(email) between 3 and 254),
      email_key text not null constraint newsletter_subscription_email_key_key unique
        check (length(email_key) between 3 and 254),
      name text check (length(name) between 1 and 100),
      asked_at timestamptz(3) not null,
      confirmed_at timestamptz(3)
    )`.execute(db);
  await sql`comment on column newsletter_subscription.confirmed_at is 'Null until the mailed link is followed: nothing else is sent before.'`.execute(
    db,
  );
  await sql`
    create index newsletter_subscription_unconfirmed on newsletter_subscription (asked_at)
    where confirmed_at is null`.execute(db);
  await sql`
    alter table outgoing_mail
      add column newsletter_subscription_id uuid references newsletter_subscription (id) on delete cascade`.execute(db);
  await sql`comment on column outgoing_mail.newsletter_subscription_id is 'The subscription to the newsletter that it is for, and whose token is set in the place of {token} when it is sent.'`.execute(
    db,
  );
  await sql`
    create index outgoing_mail_newsletter on outgoing_mail (newsletter_subscription_id)
    where newsletter_subscription_id is not null`.execute(db);
}

/** Mails to subscribers cannot be sent without the subscription: they go. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from outgoing_mail where newsletter_subscription_id is not null`.execute(db);
  await sql`alter table outgoing_mail drop column newsletter_subscription_id`.execute(db);
  await sql`drop table newsletter_subscription`.execute(db);
}
