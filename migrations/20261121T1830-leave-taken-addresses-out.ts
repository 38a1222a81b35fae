import { type Kysely, sql } from 'kysely';

/** An address that somebody wants and another account has is not kept: whoever has it could not have it deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mailed_token drop constraint mailed_token_check,
      add constraint mailed_token_check check (purpose = 'change_email' or new_email is null)`.execute(db);
  await sql`comment on column mailed_token.new_email is 'The address that an account is to have; null where another account has it, and the link leads nowhere.'`.execute(
    db,
  );
  // Of those that were kept before: they lead nowhere.
  await sql`delete from mailed_token where purpose = 'change_email' and account_id is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from mailed_token where purpose = 'change_email' and new_email is null`.execute(db);
  await sql`comment on column mailed_token.new_email is null`.execute(db);
  await sql`
    alter table mailed_token drop constraint mailed_token_check,
      add constraint mailed_token_check check ((purpose = 'change_email') = (new_email is not null))`.execute(db);
}
