import { type Kysely, sql } from 'kysely';

/**
 * Who gets an email when something is said of an incident: an address that has asked for it, and confirmed by a mailed link
 * that it did. The row goes when its reader unsubscribes, and with it the mails that wait for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table status_subscription (
      id uuid primary key default uuid_v7(),
      email text not null check (length(email) between 3 and 254),
      email_key text not null constraint status_subscription_email_key_key unique check (length(email_key) between 3 and 254),
      asked_at timestamptz(3) not null,
      confirmed_at timestamptz(3)
    )`.execute(db);
  await sql`comment on column status_subscription.confirmed_at is 'Null until the mailed link is followed: nothing else is sent before.'`.execute(
    db,
  );
  await sql`
    create index status_subscription_unconfirmed on status_subscription (asked_at) where confirmed_at is null`.execute(
    db,
  );
  await sql`
    alter table outgoing_mail
      add column subscription_id uuid references status_subscription (id) on delete cascade,
      add column incident_update_id uuid,
      add column unsubscribe_address text`.execute(db);
  await sql`comment on column outgoing_mail.subscription_id is 'The subscription that it is for, and whose token is set in the place of {token} when it is sent.'`.execute(
    db,
  );
  await sql`comment on column outgoing_mail.incident_update_id is 'The incident_update that it tells of, which is never deleted.'`.execute(
    db,
  );
  await sql`comment on column outgoing_mail.unsubscribe_address is 'Where its reader unsubscribes, with {token} in it.'`.execute(
    db,
  );
  // One mail at most for an update and a subscriber; others of a subscription are about no update.
  await sql`
    create unique index outgoing_mail_subscription_update on outgoing_mail (subscription_id, incident_update_id)`.execute(
    db,
  );
}

/** Mails to subscribers cannot be sent without the subscription: they go. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from outgoing_mail where subscription_id is not null`.execute(db);
  await sql`
    alter table outgoing_mail drop column subscription_id, drop column incident_update_id,
      drop column unsubscribe_address`.execute(db);
  await sql`drop table status_subscription`.execute(db);
}
