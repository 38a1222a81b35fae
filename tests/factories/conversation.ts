import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, SupplierConversation } from '../../schema/tables.ts';
import { testNow } from '../support/test-app.ts';
import { createEquipment } from './equipment.ts';
import { nextNumber } from './sequence.ts';

/** A conversation about a product that waits for the supplier, with its first message; of a buyer without an account. */
export async function createConversation(
  db: Kysely<DB>,
  values: Partial<Insertable<SupplierConversation>> = {},
): Promise<Selectable<SupplierConversation>> {
  const now = testNow.toISOString();
  const product = values.supplier_id ? undefined : await createEquipment(db);
  const conversation = await db
    .insertInto('supplier_conversation')
    .values({
      ...{ reference: `S-TEST-${nextNumber()}`, name: 'Test Buyer', email: 'test-buyer@example.com' },
      supplier_id: product?.supplier_id ?? '',
      equipment_id: product?.id ?? null,
      product_name: 'Test device',
      ...{ sent_at: now, changed_at: now },
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('supplier_conversation_entry')
    .values({
      ...{ conversation_id: conversation.id, written_by: 'buyer', author_id: conversation.account_id },
      ...{ body: 'What a buyer has written.', happened_at: conversation.sent_at },
    })
    .execute();
  return conversation;
}
