import { type Kysely, sql } from 'kysely';

/**
 * A webhook that is turned on may have much to send: what waits is scheduled step by step, so that turning it on is short. Those
 * that are on are looked through once, for what was left without an attempt.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table webhook_endpoint
      add column is_resumed boolean not null default false`.execute(db);
  await sql`comment on column webhook_endpoint.is_resumed is 'Whether what waits for it is still to be scheduled, as it has been turned on.'`.execute(
    db,
  );
  await sql`comment on column webhook_endpoint.failures is 'How often in a row attempts have failed since one was answered well. Those that were under way together count once.'`.execute(
    db,
  );
  await sql`create index webhook_endpoint_resumed on webhook_endpoint (id) where is_resumed`.execute(db);
  await sql`update webhook_endpoint set is_resumed = true where disabled_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_endpoint drop column is_resumed`.execute(db);
  await sql`comment on column webhook_endpoint.failures is 'How many attempts have failed since one was answered well.'`.execute(
    db,
  );
}
