import type { Kysely } from 'kysely';
import type { DB } from '../../schema/tables.ts';
import { createBulkOrder } from './bulk-order.ts';
import { createSupplier } from './supplier.ts';

/** An order with a quote, and another one of a buyer without an account. */
export interface CreatedQuote {
  readonly orderId: string;
  readonly visitorOrderId: string;
  readonly requestId: string;
  readonly quoteId: string;
  readonly itemId: string;
}

/** An order of a buyer for which a seller has quoted. */
export async function createQuote(
  db: Kysely<DB>,
  { buyerId, sellerId, at }: { readonly buyerId: string; readonly sellerId: string; readonly at: string },
): Promise<CreatedQuote> {
  const order = await createBulkOrder(db, { account_id: buyerId, sent_at: at });
  const supplier = await createSupplier(db, { owner_id: sellerId });
  const asked = { order_id: order.id, account_id: sellerId, supplier_id: supplier.id, asked_at: at };
  const { id: requestId } = await db
    .insertInto('quote_request')
    .values(asked)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: quoteId } = await db
    .insertInto('order_quote')
    .values({ order_id: order.id, request_id: requestId, expires_on: '2026-12-24', given_at: at, changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const itemId = order.items[0] ?? '';
  await db
    .insertInto('order_quote_line')
    .values({ quote_id: quoteId, item_id: itemId, unit_price: 10.5, lead_days: 14 })
    .execute();
  const { id: visitorOrderId } = await createBulkOrder(db);
  return { orderId: order.id, visitorOrderId, requestId, quoteId, itemId };
}
