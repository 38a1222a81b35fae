import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { isVouchedFor } from '../../access/members/vouchers.queries.ts';
import type { Order } from '../../queries/keyset.ts';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { PlainTable } from '../../queries/lists/plain-list.queries.ts';
import type { Values } from '../../queries/prepared-query.ts';
import type { DB } from '../../tables.ts';
import { itemsOf } from '../listed-orders.ts';
import type { OrderTypeName } from '../order-row.ts';
import { isRequestTo } from './quote-belonging.ts';
import type { QuoteRequestRow, QuoteRow } from './quote-row.ts';

export interface QuoteRequestValues {
  readonly account: string;
}

const newest: Order<QuoteRequestRow> = {
  direction: 'desc',
  columns: [
    { expression: sql`quote_request.asked_at`, type: 'timestamptz' },
    { expression: sql`quote_request.id`, type: 'uuid' },
  ],
  values: (request) => [request.askedAt, request.id],
};

/** What the suppliers of an account and its organisation are asked to quote for, as a list. */
export const listedQuoteRequests: PlainTable<QuoteRequestRow, 'newest', object, QuoteRequestValues> = {
  table: 'quote_request',
  orders: { newest },
  conditions: ownConditions,
  select: selectQuoteRequests,
};

function ownConditions(value: Values<QuoteRequestValues>): RawBuilder<SqlBool>[] {
  return [isRequestTo(() => sql`${value('account')}`)];
}

const instant = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
const time = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', ${instant})`;

/**
 * Whether the supplier who was asked has an account that is verified and not suspended, or a member who vouches for its
 * organisation; the query has `quote_request`.
 */
export const isOfActiveSupplier = sql<boolean>`(exists (select from account as asked
    where asked.id = quote_request.account_id and asked.access <> 'member' and asked.suspended_at is null)
  or exists (select from supplier as asked where asked.id = quote_request.supplier_id
    and ${isVouchedFor(sql.ref('asked.organisation_id'))}))`;

/** A quote as one JSON value; the query has `order_quote as quote`, `quote_request`, `bulk_order` and `supplier`. */
export const quoteAsJson = sql<QuoteRow>`jsonb_build_object('id', quote.id, 'revision', quote.revision,
  'supplierName', coalesce(supplier.name, quote_request.supplier_name),
  'supplierVerified', coalesce(supplier.verified, false), 'supplierActive', ${isOfActiveSupplier},
  'expiresOn', to_char(quote.expires_on, 'YYYY-MM-DD'), 'note', quote.note, 'givenAt', ${time('quote.given_at')},
  'changedAt', ${time('quote.changed_at')}, 'withdrawnAt', ${time('quote.withdrawn_at')},
  'orderClosedAt', ${time('bulk_order.closed_at')}, 'lines', (
    select coalesce(jsonb_agg(jsonb_build_object('itemId', item.id, 'quantity', item.quantity,
        'unitPrice', line.unit_price, 'leadDays', line.lead_days, 'acceptedAt', ${time('line.accepted_at')},
        'isTaken', exists (select 1 from order_quote_line as other where other.item_id = item.id
          and other.quote_id <> quote.id and other.accepted_at is not null)) order by item.place), '[]')
      from order_quote_line as line join bulk_order_item as item on item.id = line.item_id
      where line.quote_id = quote.id))`;

/** Adds what suppliers see to a query of requests, each with their own quote. */
export function selectQuoteRequests(rows: RowQuery): RowQuery<QuoteRequestRow> {
  const requests = rows as unknown as SelectQueryBuilder<DB, 'quote_request', object>;
  return requests
    .innerJoin('bulk_order', 'bulk_order.id', 'quote_request.order_id')
    .innerJoin('supplier', 'supplier.id', 'quote_request.supplier_id')
    .leftJoin('order_quote as quote', 'quote.request_id', 'quote_request.id')
    .select(['quote_request.id', 'quote_request.asked_at as askedAt', 'supplier.name as supplierName'])
    .select(['bulk_order.reference', 'bulk_order.organization_name as organizationName', 'bulk_order.department'])
    .select(['bulk_order.delivery_address as deliveryAddress', 'bulk_order.required_date as requiredDate'])
    .select(['bulk_order.special_requirements as specialRequirements', 'bulk_order.closed_at as closedAt'])
    .select(['bulk_order.contact_name as contactName', 'bulk_order.email', 'bulk_order.phone'])
    .select((select) => [
      select.ref('bulk_order.order_type').$castTo<OrderTypeName>().as('orderType'),
      itemsOf(sql`bulk_order.id`).as('items'),
      sql<QuoteRow | null>`case when quote.id is not null then ${quoteAsJson} end`.as('quote'),
    ]) as unknown as RowQuery<QuoteRequestRow>;
}
