import { type Kysely, sql } from 'kysely';

/** When a mail is tried, and how often, is the queue's; a mail waits for as long as it has its words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update outgoing_mail set recipient = null, subject = null, body_text = null, body_html = null, link_id = null
    where next_attempt_at is null`.execute(db);
  await sql`
    alter table outgoing_mail add column held_until timestamptz(3), add column claimed_at timestamptz(3)`.execute(db);
  await sql`
    update outgoing_mail set held_until = next_attempt_at where attempts = 0 and next_attempt_at > now()`.execute(db);
  // The check and the index on it go with the column.
  await sql`alter table outgoing_mail drop column next_attempt_at, drop column attempts`.execute(db);
  await sql`comment on column outgoing_mail.claimed_at is 'When the newest attempt began, as the queue says; an older one that comes back sends nothing.'`.execute(
    db,
  );
  await sql`comment on column outgoing_mail.held_until is 'Until when it waits, as what it tells of may be taken back; null once sending has begun.'`.execute(
    db,
  );
  await sql`
    alter table outgoing_mail add constraint outgoing_mail_waiting
    check (body_text is null or (sent_at is null and subject is not null and body_html is not null))`.execute(db);
  await sql`comment on column outgoing_mail.body_text is 'Null once the mail has come to its end: sent, given up, or for nobody.'`.execute(
    db,
  );
  await sql`create index outgoing_mail_waiting on outgoing_mail (id) where body_text is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index outgoing_mail_waiting`.execute(db);
  await sql`comment on column outgoing_mail.body_text is null`.execute(db);
  await sql`alter table outgoing_mail drop constraint outgoing_mail_waiting`.execute(db);
  await sql`
    alter table outgoing_mail
      add column attempts integer not null default 0 check (attempts >= 0),
      add column next_attempt_at timestamptz(3)`.execute(db);
  await sql`
    update outgoing_mail set next_attempt_at = coalesce(held_until, now())
    where body_text is not null and recipient is not null`.execute(db);
  await sql`alter table outgoing_mail drop column held_until, drop column claimed_at`.execute(db);
  await sql`
    alter table outgoing_mail add check (next_attempt_at is null or
      (sent_at is null and recipient is not null and subject is not null and body_text is not null and body_html is not null))`.execute(
    db,
  );
  await sql`comment on column outgoing_mail.next_attempt_at is 'When it is to be tried next; null once it is over. Moved on before each attempt, so that no other process tries at the same time.'`.execute(
    db,
  );
  await sql`
    create index outgoing_mail_due on outgoing_mail (next_attempt_at)
    where next_attempt_at is not null`.execute(db);
}
