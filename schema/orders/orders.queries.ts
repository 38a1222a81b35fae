import type { Kysely, Transaction } from 'kysely';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import type { DB } from '../tables.ts';
import { selectOrders } from './listed-orders.ts';
import type { OrderDraft } from './order-draft.ts';
import { recordOrderState } from './order-events.queries.ts';
import type { OrderRow } from './order-row.ts';

interface NewOrder {
  readonly draft: OrderDraft;
  readonly reference: string;
  readonly accountId: string | null;
  readonly organisationId: string | null;
  readonly answerDueAt: string;
  readonly now: string;
}

/** Adds an order with its items. */
export async function insertOrder(
  transaction: Transaction<DB>,
  { draft, reference, accountId, organisationId, answerDueAt, now }: NewOrder,
): Promise<string> {
  const { id } = await transaction
    .insertInto('bulk_order')
    .values({
      reference,
      account_id: accountId,
      organisation_id: organisationId,
      organization_name: draft.organizationName,
      nhs_trust_code: draft.nhsTrustCode,
      department: draft.department,
      contact_name: draft.contactName,
      email: draft.email,
      phone: draft.phone,
      delivery_address: draft.deliveryAddress,
      order_type: draft.orderType,
      total_budget: draft.totalBudget,
      required_date: draft.requiredDate,
      project_name: draft.projectName,
      special_requirements: draft.specialRequirements,
      sent_at: now,
      answer_due_at: answerDueAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = draft.items.map((item, index) => ({ order_id: id, place: index + 1, ...item }));
  await transaction.insertInto('bulk_order_item').values(items).execute();
  await recordOrderState(transaction, id, now);
  return id;
}

/** An order by its identifier. */
export function findOrder(db: Kysely<DB>, id: string): Promise<OrderRow | undefined> {
  const orders = db.selectFrom('bulk_order').where('bulk_order.id', '=', id) as unknown as RowQuery;
  return selectOrders(orders).executeTakeFirst();
}

/** Deletes the orders that were sent before by people without an account. */
export async function deleteVisitorOrders(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('bulk_order').where('account_id', 'is', null).where('sent_at', '<', before).execute();
}
