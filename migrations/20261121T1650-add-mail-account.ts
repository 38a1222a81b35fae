import { type Kysely, sql } from 'kysely';

/** Mails that wait for somebody who leaves go with their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outgoing_mail add column account_id uuid references account (id) on delete cascade`.execute(db);
  await sql`comment on column outgoing_mail.account_id is 'Whose account it is about; null where it is nobody’s, or where it must be sent even when the account is gone.'`.execute(
    db,
  );
  await sql`create index outgoing_mail_account on outgoing_mail (account_id) where account_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index outgoing_mail_account`.execute(db);
  await sql`alter table outgoing_mail drop column account_id`.execute(db);
}
