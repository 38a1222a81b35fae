import { type Kysely, sql } from 'kysely';
import type { DB } from '../../tables.ts';

/** The bulk orders of an account with their items, the oldest first. */
export function listOwnOrders(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('bulk_order')
    .leftJoin('organisation', 'organisation.id', 'bulk_order.organisation_id')
    .select([
      'bulk_order.id',
      'reference',
      'organisation.name as organisation',
      'organization_name as organizationName',
      'nhs_trust_code as nhsTrustCode',
    ])
    .select(['department', 'contact_name as contactName', 'email', 'phone', 'delivery_address as deliveryAddress'])
    .select(['order_type as orderType', 'total_budget as totalBudget', 'required_date as requiredDate'])
    .select(['project_name as projectName', 'special_requirements as specialRequirements'])
    .select(['sent_at as sentAt', 'answer_due_at as answerDueAt', 'handled_at as handledAt'])
    .select(['closed_at as closedAt', 'close_reason as closeReason'])
    .select(
      sql<object[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('equipment', item.equipment, 'description', item.description,
            'quantity', item.quantity, 'urgency', item.urgency, 'specifications', item.specifications)
            order by item.place), '[]')
          from bulk_order_item as item where item.order_id = bulk_order.id)`.as('items'),
    )
    .where('account_id', '=', accountId)
    .orderBy('sent_at')
    .orderBy('bulk_order.id')
    .execute();
}

/** What an account was asked to quote for and has quoted, the oldest first. */
export function listOwnQuotes(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('quote_request')
    .innerJoin('bulk_order', 'bulk_order.id', 'quote_request.order_id')
    .leftJoin('order_quote as quote', 'quote.request_id', 'quote_request.id')
    .select(['bulk_order.reference', 'quote_request.asked_at as askedAt', 'quote.expires_on as expiresOn'])
    .select(['quote.revision', 'quote.note', 'quote.given_at as givenAt', 'quote.changed_at as changedAt'])
    .select('quote.withdrawn_at as withdrawnAt')
    .select(
      sql<object[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('item', item.description, 'quantity', item.quantity,
            'unitPrice', line.unit_price, 'leadDays', line.lead_days, 'accepted', line.accepted_at is not null)
            order by item.place), '[]')
          from order_quote_line as line join bulk_order_item as item on item.id = line.item_id
          where line.quote_id = quote.id)`.as('lines'),
    )
    .where('quote_request.account_id', '=', accountId)
    .orderBy('quote_request.asked_at')
    .orderBy('quote_request.id')
    .execute();
}
