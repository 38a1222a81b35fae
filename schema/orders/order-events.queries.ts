import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import type { WebhookEventName } from '../webhooks/event-kinds.ts';
import { recordEvents } from '../webhooks/webhook-events.queries.ts';

type OrderEventName = Extract<WebhookEventName, `order.${string}`>;

/**
 * Writes down for webhooks that an order was sent, answered or closed, in the transaction of the change and while the order is
 * locked.
 */
export function recordOrderState(transaction: Transaction<DB>, orderId: string, now: string): Promise<void> {
  return record(transaction, 'order.state_changed', { orderId, more: sql`'{}'::jsonb`, now });
}

/**
 * Records the events of a quote for webhooks, as above. They do not contain its prices: whether its buyer may still see them is
 * checked when the order is read.
 */
export function recordQuoteEvent(
  transaction: Transaction<DB>,
  kind: Exclude<OrderEventName, 'order.state_changed'>,
  { quoteId, itemIds, now }: { readonly quoteId: string; readonly itemIds?: readonly string[]; readonly now: string },
): Promise<void> {
  const these = itemIds ? sql`and line.item_id = any(${[...itemIds]}::uuid[])` : sql``;
  const more = sql`(
    select jsonb_build_object('quote', jsonb_build_object('id', quote.id, 'revision', quote.revision,
        'supplier', coalesce(supplier.name, request.supplier_name), 'expiresOn', quote.expires_on,
        'itemIds', (
          select coalesce(jsonb_agg(item.id order by item.place), '[]')
            from order_quote_line as line join bulk_order_item as item on item.id = line.item_id
            where line.quote_id = quote.id ${these})))
      from order_quote as quote join quote_request as request on request.id = quote.request_id
        left join supplier on supplier.id = request.supplier_id
      where quote.id = ${quoteId}::uuid)`;
  const orderId = sql`(select order_id from order_quote where id = ${quoteId}::uuid)`;
  return record(transaction, kind, { orderId, more, now });
}

async function record(
  transaction: Transaction<DB>,
  kind: OrderEventName,
  {
    orderId,
    more,
    now,
  }: { readonly orderId: string | RawBuilder<unknown>; readonly more: RawBuilder<unknown>; readonly now: string },
): Promise<void> {
  const told = sql`
    select ${kind}, 'order:' || bulk_order.id, null::uuid, bulk_order.id, '/equipment?order=' || bulk_order.id,
        jsonb_build_object('id', bulk_order.id, 'reference', bulk_order.reference,
          'state', case when closed_at is not null then 'closed' when handled_at is not null then 'answered'
            else 'waiting' end,
          'requiredDate', bulk_order.required_date, 'forOrganisation', bulk_order.organisation_id is not null) || ${more}
      from bulk_order where bulk_order.id = ${orderId}`;
  await recordEvents(transaction, told, now);
}
