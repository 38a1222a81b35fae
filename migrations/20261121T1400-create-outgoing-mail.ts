import { type Kysely, sql } from 'kysely';

/**
 * Mails that wait to be sent, written in the transaction of what they tell of, and what became of them. A mail that has
 * come to its end keeps neither its address nor its words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outgoing_mail (
      id uuid primary key default uuid_v7(),
      kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and length(kind) <= 60),
      recipient text check (length(recipient) <= 254),
      subject text,
      body_text text,
      body_html text,
      created_at timestamptz(3) not null,
      useless_after timestamptz(3),
      attempts integer not null default 0 check (attempts >= 0),
      next_attempt_at timestamptz(3),
      sent_at timestamptz(3),
      failure text check (failure in ('unreachable', 'refused_for_now', 'refused', 'sign_in_refused', 'too_late', 'other')),
      check (next_attempt_at is null or
        (sent_at is null and recipient is not null and subject is not null and body_text is not null and body_html is not null))
    )`.execute(db);
  await sql`comment on column outgoing_mail.next_attempt_at is 'When it is to be tried next; null once it is over. Moved on before each attempt, so that no other process tries at the same time.'`.execute(
    db,
  );
  await sql`comment on column outgoing_mail.failure is 'Of what kind the last failure was, without anything about a person.'`.execute(
    db,
  );
  await sql`
    create index outgoing_mail_due on outgoing_mail (next_attempt_at)
    where next_attempt_at is not null`.execute(db);
  await sql`create index outgoing_mail_created on outgoing_mail (created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table outgoing_mail`.execute(db);
}
