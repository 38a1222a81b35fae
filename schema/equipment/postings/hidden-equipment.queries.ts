import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../tables.ts';

/** Hides every product of an account, whatever its state, once no other user is changing it. */
export async function hideEquipmentOf(
  transaction: Transaction<DB>,
  { ownerId, now }: { readonly ownerId: string; readonly now: string },
): Promise<void> {
  await holdEquipmentOf(transaction, ownerId);
  await transaction.updateTable('equipment').set({ hidden_at: now }).where('owner_id', '=', ownerId).execute();
}

/** Shows every product of an account again, in the state that it is in. */
export async function showEquipmentOf(transaction: Transaction<DB>, ownerId: string): Promise<void> {
  await holdEquipmentOf(transaction, ownerId);
  await transaction.updateTable('equipment').set({ hidden_at: null }).where('owner_id', '=', ownerId).execute();
}

/** How many products of an account are offered, hidden or not. */
export async function countOfferedEquipmentOf(db: Kysely<DB>, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('equipment')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('withdrawn_at', 'is', null)
    .where('review_state', '=', 'published')
    .executeTakeFirstOrThrow();
  return count;
}

/** In an order in which no two wait for each other. */
async function holdEquipmentOf(transaction: Transaction<DB>, ownerId: string): Promise<void> {
  await transaction
    .selectFrom('equipment')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .forUpdate()
    .execute();
}
