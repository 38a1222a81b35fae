import { type Kysely, sql, type Transaction } from 'kysely';
import { isInScope, type PublicationScope } from '../../access/publication-scope.ts';
import type { DB } from '../../tables.ts';
import { londonDate } from '../../text/clock-text.ts';
import { recordJobEvents } from './job-events.queries.ts';

/**
 * Hides every post of an account or an organisation, open or closed, once no other user is changing it. For webhooks those that
 * were open are closed.
 */
export async function hideJobsOf(transaction: Transaction<DB>, scope: PublicationScope, now: string): Promise<void> {
  await holdJobsOf(transaction, scope);
  const open = await openJobsOf(transaction, scope, londonDate(new Date(now)))
    .select('id')
    .where('hidden_at', 'is', null)
    .execute();
  await recordJobEvents(transaction, 'job.closed', { ids: open.map(({ id }) => id), now });
  await transaction
    .updateTable('job')
    .set({ hidden_at: now })
    .where(isInScope(scope))
    .where('hidden_at', 'is', null)
    .execute();
}

/** Shows them again; those that have closed meanwhile are closed, and the others are told of as advertised. */
export async function showJobsOf(transaction: Transaction<DB>, scope: PublicationScope, now: string): Promise<void> {
  await holdJobsOf(transaction, scope);
  const open = await openJobsOf(transaction, scope, londonDate(new Date(now)))
    .select('id')
    .where('hidden_at', 'is not', null)
    .execute();
  await transaction
    .updateTable('job')
    .set({ hidden_at: null })
    .where(isInScope(scope))
    .where('hidden_at', 'is not', null)
    .execute();
  await recordJobEvents(transaction, 'job.published', { ids: open.map(({ id }) => id), now });
}

/** Has another member answer for them, once no other user is changing them. */
export async function handOverJobsOf(transaction: Transaction<DB>, scope: PublicationScope, to: string): Promise<void> {
  await holdJobsOf(transaction, scope);
  await transaction.updateTable('job').set({ owner_id: to }).where(isInScope(scope)).execute();
}

/** How many of them are open on `today`, hidden or not. */
export async function countOpenJobsOf(db: Kysely<DB>, scope: PublicationScope, today: string): Promise<number> {
  const { count } = await openJobsOf(db, scope, today)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those that are open on `today`, hidden or not. */
function openJobsOf(db: Kysely<DB>, scope: PublicationScope, today: string) {
  return db
    .selectFrom('job')
    .where(isInScope(scope))
    .where('closed_at', 'is', null)
    .where((where) =>
      where.or([where('closes_on', 'is', null), where('closes_on', '>=', sql<string>`${today}::date`)]),
    );
}

/** In an order in which no two wait for each other. */
async function holdJobsOf(transaction: Transaction<DB>, scope: PublicationScope): Promise<void> {
  await transaction.selectFrom('job').select('id').where(isInScope(scope)).orderBy('id').forUpdate().execute();
}
