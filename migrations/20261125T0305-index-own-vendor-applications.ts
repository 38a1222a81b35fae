import { type Kysely, sql } from 'kysely';

/** The applications of an account are listed by their latest change. The index serves the deletion of an account, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index vendor_application_own on vendor_application (account_id, changed_at desc, id desc)
      where account_id is not null`.execute(db);
  await sql`drop index vendor_application_account`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index vendor_application_account on vendor_application (account_id) where account_id is not null`.execute(
    db,
  );
  await sql`drop index vendor_application_own`.execute(db);
}
