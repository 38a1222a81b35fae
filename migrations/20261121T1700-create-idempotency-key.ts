import { type Kysely, sql } from 'kysely';

/** What was created under an Idempotency-Key of late, so that the same request sent again creates nothing more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_key (
      digest text primary key,
      fingerprint text not null,
      result_id uuid not null,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`comment on column idempotency_key.digest is 'Digest of the account, the operation and the key: nobody is named here.'`.execute(
    db,
  );
  await sql`comment on column idempotency_key.fingerprint is 'Digest of what was asked for under the key.'`.execute(db);
  await sql`create index idempotency_key_expires on idempotency_key (expires_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table idempotency_key`.execute(db);
}
