import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { openNoticesOfItem } from '../equipment/safety-notices/listed-safety-notices.ts';
import type { Order } from '../queries/keyset.ts';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import type { PlainTable } from '../queries/lists/plain-list.queries.ts';
import type { Values } from '../queries/prepared-query.ts';
import type { DB } from '../tables.ts';
import type { OrderBudgetName, OrderItemRow, OrderRow, OrderTypeName } from './order-row.ts';

export interface OwnOrderValues {
  readonly account: string;
  readonly organisation: string;
}

/** Which orders: those that an account has sent, as far as it sees them, with or without an organisation; or an organisation's. */
export type OwnOrderShape = 'alone' | 'as-member' | 'organisation';

const newest: Order<OrderRow> = {
  direction: 'desc',
  columns: [
    { expression: sql`bulk_order.sent_at`, type: 'timestamptz' },
    { expression: sql`bulk_order.id`, type: 'uuid' },
  ],
  values: (order) => [order.sentAt, order.id],
};

/** The orders of one account, or of an organisation, as a list. */
export const listedOwnOrders: PlainTable<OrderRow, 'newest', OwnOrderShape, OwnOrderValues> = {
  table: 'bulk_order',
  orders: { newest },
  conditions: ownConditions,
  select: selectOrders,
};

function ownConditions(value: Values<OwnOrderValues>, shape: OwnOrderShape): RawBuilder<SqlBool>[] {
  const isOrganisations = () => sql<SqlBool>`bulk_order.organisation_id = ${value('organisation')}::uuid`;
  if (shape === 'organisation') {
    return [isOrganisations()];
  }
  const isAlone = sql<SqlBool>`bulk_order.organisation_id is null`;
  return [
    sql<SqlBool>`bulk_order.account_id = ${value('account')}::uuid`,
    shape === 'alone' ? isAlone : sql<SqlBool>`(${isAlone} or ${isOrganisations()})`,
  ];
}

/** Adds what buyers and operators see to a query of orders, each with its items. */
export function selectOrders(rows: RowQuery): RowQuery<OrderRow> {
  const orders = rows as unknown as SelectQueryBuilder<DB, 'bulk_order', object>;
  return orders
    .select(['bulk_order.id', 'bulk_order.reference', 'bulk_order.account_id as accountId'])
    .select('bulk_order.organisation_id as organisationId')
    .select(['bulk_order.organization_name as organizationName', 'bulk_order.nhs_trust_code as nhsTrustCode'])
    .select(['bulk_order.department', 'bulk_order.contact_name as contactName', 'bulk_order.email', 'bulk_order.phone'])
    .select(['bulk_order.delivery_address as deliveryAddress', 'bulk_order.required_date as requiredDate'])
    .select(['bulk_order.project_name as projectName', 'bulk_order.special_requirements as specialRequirements'])
    .select(['bulk_order.sent_at as sentAt', 'bulk_order.answer_due_at as answerDueAt'])
    .select(['bulk_order.handled_at as handledAt', 'bulk_order.closed_at as closedAt'])
    .select('bulk_order.close_reason as closeReason')
    .select((select) => [
      select.ref('bulk_order.order_type').$castTo<OrderTypeName>().as('orderType'),
      select.ref('bulk_order.total_budget').$castTo<OrderBudgetName | null>().as('totalBudget'),
      itemsOf(sql`bulk_order.id`).as('items'),
    ]) as unknown as RowQuery<OrderRow>;
}

/** The items of an order, in their order. */
export function itemsOf(order: RawBuilder<unknown>): RawBuilder<OrderItemRow[]> {
  return sql<OrderItemRow[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', item.id, 'equipment', item.equipment,
        'description', item.description, 'quantity', item.quantity, 'urgency', item.urgency,
        'specifications', item.specifications, 'safetyNotices', ${openNoticesOfItem}) order by item.place), '[]')
      from bulk_order_item as item where item.order_id = ${order})`;
}
