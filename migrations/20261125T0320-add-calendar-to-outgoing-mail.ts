import { type Kysely, sql } from 'kysely';

/** A mail may bring an event for calendars, as it is when the mail is written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outgoing_mail add column calendar text`.execute(db);
  await sql`comment on column outgoing_mail.calendar is 'An event for calendars (RFC 5545), which it brings as an attachment; null once the mail has come to its end.'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outgoing_mail drop column calendar`.execute(db);
}
