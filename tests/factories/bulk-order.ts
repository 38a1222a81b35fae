import type { Insertable, Kysely, Selectable } from 'kysely';
import type { BulkOrder, BulkOrderItem, DB } from '../../schema/tables.ts';
import { nextNumber } from './sequence.ts';

/** An order with one item, of a buyer without an account unless told otherwise. */
export async function createBulkOrder(
  db: Kysely<DB>,
  values: Partial<Insertable<BulkOrder>> = {},
  items: readonly Partial<Insertable<BulkOrderItem>>[] = [{}],
): Promise<Selectable<BulkOrder> & { readonly items: readonly string[] }> {
  const sent = values.sent_at ?? '2026-11-20T12:00:00.000Z';
  const order = await db
    .insertInto('bulk_order')
    .values({
      reference: `BO-TEST-${nextNumber()}`,
      organization_name: 'Test hospital',
      department: 'Critical care',
      contact_name: 'Test Buyer',
      email: 'buyer@example.com',
      phone: '01632 960 003',
      delivery_address: '1 Hospital Road, Leeds',
      order_type: 'new_purchase',
      required_date: '2027-03-01',
      sent_at: sent,
      handled_at: values.closed_at ?? null,
      answer_due_at: new Date(Date.parse(String(sent)) + 86_400_000).toISOString(),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const rows = await db
    .insertInto('bulk_order_item')
    .values(
      items.map((item, index) => ({
        order_id: order.id,
        place: index + 1,
        equipment: 'monitoring',
        description: `Test monitor ${index + 1}`,
        quantity: 2,
        urgency: 'standard',
        ...item,
      })),
    )
    .returning(['id', 'place'])
    .execute();
  return { ...order, items: rows.toSorted((one, other) => one.place - other.place).map(({ id }) => id) };
}
