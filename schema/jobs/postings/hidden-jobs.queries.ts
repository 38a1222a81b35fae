import { type Kysely, sql, type Transaction } from 'kysely';
import { isInScope, type PublicationScope } from '../../access/publication-scope.ts';
import type { DB } from '../../tables.ts';

/** Hides every post of an account or an organisation, open or closed, once no other user is changing it. */
export async function hideJobsOf(transaction: Transaction<DB>, scope: PublicationScope, now: string): Promise<void> {
  await holdJobsOf(transaction, scope);
  await transaction
    .updateTable('job')
    .set({ hidden_at: now })
    .where(isInScope(scope))
    .where('hidden_at', 'is', null)
    .execute();
}

/** Shows them again; those that have closed meanwhile are closed. */
export async function showJobsOf(transaction: Transaction<DB>, scope: PublicationScope): Promise<void> {
  await holdJobsOf(transaction, scope);
  await transaction
    .updateTable('job')
    .set({ hidden_at: null })
    .where(isInScope(scope))
    .where('hidden_at', 'is not', null)
    .execute();
}

/** Has another member answer for them, once no other user is changing them. */
export async function handOverJobsOf(transaction: Transaction<DB>, scope: PublicationScope, to: string): Promise<void> {
  await holdJobsOf(transaction, scope);
  await transaction.updateTable('job').set({ owner_id: to }).where(isInScope(scope)).execute();
}

/** How many of them are open on `today`, hidden or not. */
export async function countOpenJobsOf(db: Kysely<DB>, scope: PublicationScope, today: string): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isInScope(scope))
    .where('closed_at', 'is', null)
    .where((where) => where.or([where('closes_on', 'is', null), where('closes_on', '>=', sql<string>`${today}::date`)]))
    .executeTakeFirstOrThrow();
  return count;
}

/** In an order in which no two wait for each other. */
async function holdJobsOf(transaction: Transaction<DB>, scope: PublicationScope): Promise<void> {
  await transaction.selectFrom('job').select('id').where(isInScope(scope)).orderBy('id').forUpdate().execute();
}
