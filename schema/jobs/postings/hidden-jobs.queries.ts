import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';

/** Hides every post of an account, open or closed, once no other user is changing it. */
export async function hideJobsOf(
  transaction: Transaction<DB>,
  { ownerId, now }: { readonly ownerId: string; readonly now: string },
): Promise<void> {
  await holdJobsOf(transaction, ownerId);
  await transaction.updateTable('job').set({ hidden_at: now }).where('owner_id', '=', ownerId).execute();
}

/** Shows every post of an account again; those that have closed meanwhile are closed. */
export async function showJobsOf(transaction: Transaction<DB>, ownerId: string): Promise<void> {
  await holdJobsOf(transaction, ownerId);
  await transaction.updateTable('job').set({ hidden_at: null }).where('owner_id', '=', ownerId).execute();
}

/** How many posts of an account are open on `today`, hidden or not. */
export async function countOpenJobsOf(
  db: Kysely<DB>,
  { ownerId, today }: { readonly ownerId: string; readonly today: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('closed_at', 'is', null)
    .where((where) => where.or([where('closes_on', 'is', null), where('closes_on', '>=', sql<string>`${today}::date`)]))
    .executeTakeFirstOrThrow();
  return count;
}

/** In an order in which no two wait for each other. */
async function holdJobsOf(transaction: Transaction<DB>, ownerId: string): Promise<void> {
  await transaction.selectFrom('job').select('id').where('owner_id', '=', ownerId).orderBy('id').forUpdate().execute();
}
