import { type Kysely, sql, type Transaction } from 'kysely';
import { answererOf } from '../../access/members/vouchers.queries.ts';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { DB } from '../../tables.ts';
import { recordOrderState, recordQuoteEvent } from '../order-events.queries.ts';
import { isOfActiveSupplier, quoteAsJson, selectQuoteRequests } from './listed-quote-requests.ts';
import { isRequestTo } from './quote-belonging.ts';
import type { QuoteDraft } from './quote-draft.ts';
import type { QuoteRequestRow, QuoteRow } from './quote-row.ts';

/** What a supplier of an account, or of the organisation for which it publishes, is asked to quote for. */
export function findQuoteRequest(
  db: Kysely<DB>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<(QuoteRequestRow & { readonly orderId: string }) | undefined> {
  const requests = db
    .selectFrom('quote_request')
    .where('quote_request.id', '=', id)
    .where(isRequestTo(() => sql`${accountId}`))
    .select('quote_request.order_id as orderId') as unknown as RowQuery;
  return selectQuoteRequests(requests).executeTakeFirst() as Promise<
    (QuoteRequestRow & { readonly orderId: string }) | undefined
  >;
}

/**
 * The quotes for an order that have not been withdrawn, of suppliers whose accounts are verified and not suspended, and those
 * of others of which the buyer has accepted something before; the first given first.
 */
export async function listQuotes(db: Kysely<DB>, orderId: string): Promise<QuoteRow[]> {
  const rows = await db
    .selectFrom('order_quote as quote')
    .innerJoin('quote_request', 'quote_request.id', 'quote.request_id')
    .leftJoin('supplier', 'supplier.id', 'quote_request.supplier_id')
    .innerJoin('bulk_order', 'bulk_order.id', 'quote.order_id')
    .select(quoteAsJson.as('quote'))
    .where('quote.order_id', '=', orderId)
    .where('quote.withdrawn_at', 'is', null)
    .where(sql<boolean>`(${isOfActiveSupplier} or exists (select from order_quote_line as accepted
      where accepted.quote_id = quote.id and accepted.accepted_at is not null))`)
    .orderBy('quote.given_at')
    .orderBy('quote.id')
    .execute();
  return rows.map(({ quote }) => quote);
}

/** Who gets the mails about the results of quotes: the account that was asked, or the one that answers for its supplier now. */
export function listQuoters(
  db: Kysely<DB>,
  orderId: string,
): Promise<
  { readonly quoteId: string; readonly requestId: string; readonly accountId: string; readonly email: string }[]
> {
  return db
    .selectFrom('order_quote as quote')
    .innerJoin('quote_request as request', 'request.id', 'quote.request_id')
    .leftJoin('supplier', 'supplier.id', 'request.supplier_id')
    .innerJoin('account', (join) =>
      join.on(
        'account.id',
        '=',
        sql<string>`(case when exists (select from account as asked
          where asked.id = request.account_id and asked.access <> 'member' and asked.suspended_at is null)
        then request.account_id else coalesce(${answererOf('supplier')}, request.account_id) end)`,
      ),
    )
    .select(['quote.id as quoteId', 'request.id as requestId', 'account.id as accountId', 'account.email'])
    .where('quote.order_id', '=', orderId)
    .where('quote.withdrawn_at', 'is', null)
    .execute();
}

/** Locks an order until the transaction ends: quotes are given and accepted one after the other. */
export async function lockOrder(transaction: Transaction<DB>, orderId: string): Promise<void> {
  await transaction.selectFrom('bulk_order').select('id').where('id', '=', orderId).forNoKeyUpdate().execute();
}

/** Stores a quote and replaces an earlier one; returns its identifier. */
export async function storeQuote(
  transaction: Transaction<DB>,
  {
    requestId,
    orderId,
    draft,
    now,
  }: {
    readonly requestId: string;
    readonly orderId: string;
    readonly draft: QuoteDraft;
    readonly now: string;
  },
): Promise<string> {
  const { expiresOn: expires_on, note, lines } = draft;
  const { id } = await transaction
    .insertInto('order_quote')
    .values({ request_id: requestId, order_id: orderId, expires_on, note, given_at: now, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('request_id').doUpdateSet({
        ...{ expires_on, note, changed_at: now, withdrawn_at: null },
        revision: sql`order_quote.revision + 1`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('order_quote_line').where('quote_id', '=', id).execute();
  await transaction
    .insertInto('order_quote_line')
    .values(
      lines.map(({ itemId, unitPrice, leadDays }) => ({
        quote_id: id,
        item_id: itemId,
        unit_price: unitPrice,
        lead_days: leadDays,
      })),
    )
    .execute();
  await recordQuoteEvent(transaction, 'order.quote_received', { quoteId: id, now });
  return id;
}

/** Takes a quote back. */
export async function withdrawQuote(transaction: Transaction<DB>, id: string, now: string): Promise<void> {
  await transaction
    .updateTable('order_quote')
    .set({ withdrawn_at: now, changed_at: now })
    .where('id', '=', id)
    .execute();
  await recordQuoteEvent(transaction, 'order.quote_withdrawn', { quoteId: id, now });
}

/** Accepts lines of a quote. */
export async function acceptLines(
  transaction: Transaction<DB>,
  { quoteId, itemIds, now }: { readonly quoteId: string; readonly itemIds: readonly string[]; readonly now: string },
): Promise<void> {
  await transaction
    .updateTable('order_quote_line')
    .set({ accepted_at: now })
    .where('quote_id', '=', quoteId)
    .where('item_id', 'in', itemIds)
    .execute();
  await recordQuoteEvent(transaction, 'order.quote_accepted', { quoteId, itemIds, now });
}

/** Whether each item of an order has its supplier. */
export async function isComplete(transaction: Transaction<DB>, orderId: string): Promise<boolean> {
  const open = await transaction
    .selectFrom('bulk_order_item as item')
    .select('item.id')
    .where('item.order_id', '=', orderId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('order_quote_line as line')
            .select('line.item_id')
            .whereRef('line.item_id', '=', 'item.id')
            .where('line.accepted_at', 'is not', null),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return open === undefined;
}

/** Notes that the buyer of an order has heard of it, unless that is noted already. */
export async function markHandled(transaction: Transaction<DB>, orderId: string, now: string): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('bulk_order')
    .set({ handled_at: now })
    .where('id', '=', orderId)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) {
    await recordOrderState(transaction, orderId, now);
  }
}

/** Closes an order: no quote is taken any more. The reason is that of an operator. */
export async function closeOrder(
  transaction: Transaction<DB>,
  { orderId, reason, now }: { readonly orderId: string; readonly reason: string | null; readonly now: string },
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('bulk_order')
    .set({
      closed_at: now,
      close_reason: reason,
      handled_at: sql<string>`coalesce(handled_at, ${now}::timestamptz)`,
    })
    .where('id', '=', orderId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) {
    await recordOrderState(transaction, orderId, now);
  }
}
