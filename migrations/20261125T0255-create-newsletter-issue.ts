import { type Kysely, sql } from 'kysely';

/**
 * Issues of the newsletter, which operators write and send. A mail of an issue to a reader is written once at most, however
 * often the work is begun anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_issue (
      id uuid primary key default uuid_v7(),
      subject text not null check (length(subject) between 1 and 150),
      body text not null check (length(body) between 1 and 20000),
      revision integer not null default 1,
      created_at timestamptz(3) not null,
      changed_at timestamptz(3) not null,
      sent_at timestamptz(3),
      finished_at timestamptz(3),
      recipients integer not null default 0,
      check (finished_at is null or sent_at is not null)
    )`.execute(db);
  await sql`comment on column newsletter_issue.sent_at is 'When an operator had it sent: to those who had confirmed by then. Null of a draft.'`.execute(
    db,
  );
  await sql`comment on column newsletter_issue.finished_at is 'When the last of its mails was written.'`.execute(db);
  await sql`comment on column newsletter_issue.recipients is 'How many mails of it were written so far.'`.execute(db);
  await sql`create index newsletter_issue_latest on newsletter_issue (changed_at desc, id desc)`.execute(db);
  await sql`
    alter table outgoing_mail
      add column newsletter_issue_id uuid references newsletter_issue (id) on delete cascade`.execute(db);
  await sql`comment on column outgoing_mail.newsletter_issue_id is 'The issue of the newsletter that it is.'`.execute(
    db,
  );
  await sql`
    create unique index outgoing_mail_newsletter_issue on outgoing_mail (newsletter_issue_id, newsletter_subscription_id)
      where newsletter_issue_id is not null`.execute(db);
}

/** Mails of issues that wait are gone with them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from outgoing_mail where newsletter_issue_id is not null and body_text is not null`.execute(db);
  await sql`alter table outgoing_mail drop column newsletter_issue_id`.execute(db);
  await sql`drop table newsletter_issue`.execute(db);
}
