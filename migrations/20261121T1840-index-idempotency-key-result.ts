import { type Kysely, sql } from 'kysely';

/** The key that an account was opened with goes with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index idempotency_key_result on idempotency_key (result_id)`.execute(db);
  await sql`comment on column idempotency_key.result_id is 'What was created. Where that is an account, the key goes with it.'`.execute(
    db,
  );
  await sql`
    delete from idempotency_key
    where exists (select from audit_entry where action = 'account.deleted' and subject_id = result_id::text)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`comment on column idempotency_key.result_id is null`.execute(db);
  await sql`drop index idempotency_key_result`.execute(db);
}
