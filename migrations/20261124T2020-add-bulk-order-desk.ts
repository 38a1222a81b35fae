import { type Kysely, sql } from 'kysely';

/**
 * What operators do about bulk orders: an order waits for a first answer until its buyer hears of it, by a quote, from an
 * operator, or as it is closed. Why an operator closed it is kept with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bulk_order add column close_reason text check (length(close_reason) between 1 and 2000)`.execute(
    db,
  );
  await sql`comment on column bulk_order.close_reason is 'Why an operator closed it, which its buyer reads; null unless one did.'`.execute(
    db,
  );
  await sql`comment on column bulk_order.handled_at is 'When its buyer first heard of it: by a quote, from an operator, or as it was closed; null while it waits for that.'`.execute(
    db,
  );
  await sql`
    update bulk_order set handled_at = least(closed_at,
        (select min(given_at) from order_quote where order_quote.order_id = bulk_order.id))
      where handled_at is null`.execute(db);
  await sql`alter table bulk_order add constraint bulk_order_closed_is_handled check (closed_at is null or handled_at is not null),
    add constraint bulk_order_reason_is_closed check (close_reason is null or closed_at is not null)`.execute(db);
  await sql`drop index bulk_order_to_answer`.execute(db);
  await sql`create index bulk_order_to_answer on bulk_order (sent_at, id) where handled_at is null`.execute(db);
  await sql`create index bulk_order_answered on bulk_order (sent_at desc, id desc)
    where handled_at is not null and closed_at is null`.execute(db);
  await sql`create index bulk_order_closed on bulk_order (closed_at desc, id desc) where closed_at is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index bulk_order_closed`.execute(db);
  await sql`drop index bulk_order_answered`.execute(db);
  await sql`drop index bulk_order_to_answer`.execute(db);
  await sql`create index bulk_order_to_answer on bulk_order (answer_due_at, id) where handled_at is null`.execute(db);
  await sql`alter table bulk_order drop constraint bulk_order_reason_is_closed,
    drop constraint bulk_order_closed_is_handled`.execute(db);
  await sql`alter table bulk_order drop column close_reason`.execute(db);
  await sql`comment on column bulk_order.handled_at is 'When an operator took it out of the queue; null while it waits there.'`.execute(
    db,
  );
}
