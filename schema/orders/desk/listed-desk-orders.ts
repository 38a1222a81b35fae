import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Order } from '../../queries/keyset.ts';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { PlainTable } from '../../queries/lists/plain-list.queries.ts';
import type { Values } from '../../queries/prepared-query.ts';
import { selectOrders } from '../listed-orders.ts';
import type { AskedSupplierRow, DeskOrderRow } from './desk-order-row.ts';

/** Which orders: those whose buyers have not heard of them, those that take quotes still, those that take none, or one. */
export type DeskOrderShape = 'waiting' | 'answered' | 'closed' | 'one';

export interface DeskOrderValues {
  readonly id: string;
}

const id = { expression: sql`bulk_order.id`, type: 'uuid' };
const sent = { expression: sql`bulk_order.sent_at`, type: 'timestamptz' };

const orders: Readonly<Record<'longest-waiting' | 'newest' | 'last-closed', Order<DeskOrderRow>>> = {
  'longest-waiting': { direction: 'asc', columns: [sent, id], values: (order) => [order.sentAt, order.id] },
  newest: { direction: 'desc', columns: [sent, id], values: (order) => [order.sentAt, order.id] },
  'last-closed': {
    direction: 'desc',
    columns: [{ expression: sql`bulk_order.closed_at`, type: 'timestamptz' }, id],
    values: (order) => [order.closedAt ?? '', order.id],
  },
};

/** Bulk orders as operators list them, each with the suppliers who were asked. */
export const listedDeskOrders: PlainTable<DeskOrderRow, keyof typeof orders, DeskOrderShape, DeskOrderValues> = {
  table: 'bulk_order',
  orders,
  conditions: deskConditions,
  select: selectDeskOrders,
};

/** In the very words of the partial indexes. */
function deskConditions(value: Values<DeskOrderValues>, shape: DeskOrderShape): RawBuilder<SqlBool>[] {
  switch (shape) {
    case 'waiting':
      return [sql<SqlBool>`bulk_order.handled_at is null`];
    case 'answered':
      return [sql<SqlBool>`bulk_order.handled_at is not null`, sql<SqlBool>`bulk_order.closed_at is null`];
    case 'closed':
      return [sql<SqlBool>`bulk_order.closed_at is not null`];
    case 'one':
      return [sql<SqlBool>`bulk_order.id = ${value('id')}::uuid`];
  }
}

const instant = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
const time = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', ${instant})`;

/** Adds what operators see to a query of orders. */
export function selectDeskOrders(rows: RowQuery): RowQuery<DeskOrderRow> {
  return selectOrders(rows).select([
    sql<number>`(select count(*)::integer from quote_request where order_id = bulk_order.id)`.as('askedCount'),
    sql<AskedSupplierRow[]>`(
      select coalesce(jsonb_agg(jsonb_build_object('id', asked.id, 'supplierName', asked.name,
          'supplierVerified', asked.verified, 'askedAt', ${time('asked.asked_at')},
          'quotedAt', ${time('asked.changed_at')}, 'isAccepted', asked.is_accepted)
          order by asked.changed_at nulls last, asked.asked_at, asked.id), '[]')
        from (
          select request.id, request.asked_at, coalesce(supplier.name, request.supplier_name) as name,
              coalesce(supplier.verified, false) as verified, quote.changed_at,
              exists (select 1 from order_quote_line as line
                where line.quote_id = quote.id and line.accepted_at is not null) as is_accepted
            from quote_request as request
              left join supplier on supplier.id = request.supplier_id
              left join order_quote as quote on quote.request_id = request.id and quote.withdrawn_at is null
            where request.order_id = bulk_order.id
            order by quote.changed_at nulls last, request.asked_at, request.id limit 100) as asked)`.as('asked'),
  ]) as unknown as RowQuery<DeskOrderRow>;
}
