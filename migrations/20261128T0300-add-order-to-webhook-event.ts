import { type Kysely, sql } from 'kysely';

/** Webhooks tell of bulk orders those who see them: who that is may change until a message is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table webhook_event
      add column order_id uuid references bulk_order (id) on delete cascade`.execute(db);
  await sql`comment on column webhook_event.order_id is 'The order that it is about: accounts that see it as its buyer are told of it alone; null where it is about none.'`.execute(
    db,
  );
  await sql`create index webhook_event_order on webhook_event (order_id) where order_id is not null`.execute(db);
}

/** What orders were told of goes: anybody would be told of it otherwise. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from webhook_event where order_id is not null`.execute(db);
  await sql`alter table webhook_event drop column order_id`.execute(db);
}
