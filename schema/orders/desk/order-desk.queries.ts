import { type Kysely, sql } from 'kysely';
import { answererOf } from '../../access/members/vouchers.queries.ts';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { DB } from '../../tables.ts';
import type { AskableSupplier, DeskOrderRow } from './desk-order-row.ts';
import { selectDeskOrders } from './listed-desk-orders.ts';

/** One order as operators see it. */
export function findDeskOrder(db: Kysely<DB>, id: string): Promise<DeskOrderRow | undefined> {
  const orders = db.selectFrom('bulk_order').where('bulk_order.id', '=', id) as unknown as RowQuery;
  return selectDeskOrders(orders).executeTakeFirst();
}

/** How many suppliers are offered at once. */
export const MOST_OFFERED = 20;

/**
 * The suppliers who can be asked to quote for an order, by name: those of verified accounts that are not the buyer's and have
 * not been asked.
 *
 * @param search a part of the name; all if it is empty.
 */
export async function listAskable(
  db: Kysely<DB>,
  { orderId, search }: { readonly orderId: string; readonly search: string },
): Promise<AskableSupplier[]> {
  const { rows } = await sql<AskableSupplier>`
    select supplier.id, supplier.name, supplier.location, supplier.verified
      from supplier
        join bulk_order on bulk_order.id = ${orderId}::uuid
        cross join lateral (select ${answererOf('supplier')} as id) as answering
      where answering.id is not null and answering.id is distinct from bulk_order.account_id
        and supplier.owner_id is distinct from bulk_order.account_id
        and not exists (select 1 from quote_request
          where quote_request.order_id = bulk_order.id and quote_request.account_id = answering.id)
        and position(search_fold(${search}) in search_fold(supplier.name)) > 0
      order by supplier.name, supplier.id limit ${sql.lit(MOST_OFFERED)}`.execute(db);
  return rows;
}
