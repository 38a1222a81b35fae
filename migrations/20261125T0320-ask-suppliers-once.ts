import { type Kysely, sql } from 'kysely';

/**
 * A request for a quote is the supplier's, and with it its organisation's: a supplier is asked once for an order, and what
 * it is asked goes with it to the member who answers for it next, who may be asked for the same order already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from quote_request where id in (
      select id from (
        select request.id, row_number() over (partition by request.order_id, request.supplier_id
            order by quote.id is null, request.id) as place
          from quote_request as request left join order_quote as quote on quote.request_id = request.id) as asked
        where place > 1)`.execute(db);
  await sql`alter table quote_request drop constraint quote_request_order_id_account_id_key,
    add constraint quote_request_order_id_supplier_id_key unique (order_id, supplier_id)`.execute(db);
  await sql`
    update quote_request set account_id = supplier.owner_id from supplier
      where supplier.id = quote_request.supplier_id and supplier.owner_id is not null`.execute(db);
  await sql`drop index quote_request_supplier`.execute(db);
  await sql`create index quote_request_supplier on quote_request (supplier_id, asked_at desc, id desc)`.execute(db);
  await sql`comment on column quote_request.account_id is 'Who answers for the supplier, and is mailed.'`.execute(db);
}

/** Of two requests for the same order that one account answers for, the later one goes. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from quote_request using quote_request as other
    where other.order_id = quote_request.order_id and other.account_id = quote_request.account_id
      and other.id < quote_request.id`.execute(db);
  await sql`drop index quote_request_supplier`.execute(db);
  await sql`create index quote_request_supplier on quote_request (supplier_id)`.execute(db);
  await sql`alter table quote_request drop constraint quote_request_order_id_supplier_id_key,
    add constraint quote_request_order_id_account_id_key unique (order_id, account_id)`.execute(db);
  await sql`comment on column quote_request.account_id is null`.execute(db);
}
