import type { Kysely, Transaction } from 'kysely';
import { isInScope, type PublicationScope } from '../../access/publication-scope.ts';
import type { DB } from '../../tables.ts';

/** Hides every product of an account or an organisation, whatever its state, once no other user is changing it. */
export async function hideEquipmentOf(
  transaction: Transaction<DB>,
  scope: PublicationScope,
  now: string,
): Promise<void> {
  await holdEquipmentOf(transaction, scope);
  await transaction
    .updateTable('equipment')
    .set({ hidden_at: now })
    .where(isInScope(scope))
    .where('hidden_at', 'is', null)
    .execute();
}

/** Shows them again, in the state that each is in. */
export async function showEquipmentOf(transaction: Transaction<DB>, scope: PublicationScope): Promise<void> {
  await holdEquipmentOf(transaction, scope);
  await transaction
    .updateTable('equipment')
    .set({ hidden_at: null })
    .where(isInScope(scope))
    .where('hidden_at', 'is not', null)
    .execute();
}

/** Has another member answer for them, their supplier and what it is asked to quote for, once no other user is changing them. */
export async function handOverEquipmentOf(
  transaction: Transaction<DB>,
  scope: PublicationScope,
  to: string,
): Promise<void> {
  const suppliers = transaction.selectFrom('supplier').select('id').where(isInScope(scope));
  await transaction
    .updateTable('quote_request')
    .set({ account_id: to })
    .where('supplier_id', 'in', suppliers)
    .execute();
  await transaction.updateTable('supplier').set({ owner_id: to }).where(isInScope(scope)).execute();
  await holdEquipmentOf(transaction, scope);
  await transaction.updateTable('equipment').set({ owner_id: to }).where(isInScope(scope)).execute();
}

/** How many of them are offered, hidden or not. */
export async function countOfferedEquipmentOf(db: Kysely<DB>, scope: PublicationScope): Promise<number> {
  const { count } = await db
    .selectFrom('equipment')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isInScope(scope))
    .where('withdrawn_at', 'is', null)
    .where('review_state', '=', 'published')
    .executeTakeFirstOrThrow();
  return count;
}

/** In an order in which no two wait for each other. */
async function holdEquipmentOf(transaction: Transaction<DB>, scope: PublicationScope): Promise<void> {
  await transaction.selectFrom('equipment').select('id').where(isInScope(scope)).orderBy('id').forUpdate().execute();
}
