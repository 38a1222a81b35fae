import type { Transaction } from 'kysely';
import { insertAuditEntries } from '../audit/audit.queries.ts';
import { withdrawEquipmentOf } from '../equipment/equipment-postings.queries.ts';
import { closeJobsOf } from '../jobs/job-postings.queries.ts';
import type { DB } from '../tables.ts';
import type { AccessChange } from './access-changes.ts';

/**
 * Closes the posts and withdraws the products of somebody who publishes no more: nobody would read the applications to
 * the posts, and what is shown would bear the name of an organisation for which nobody speaks.
 */
export async function takeDown(
  transaction: Transaction<DB>,
  { id: ownerId, actor, now }: Pick<AccessChange, 'id' | 'actor' | 'now'>,
): Promise<void> {
  const jobs = await closeJobsOf(transaction, { ownerId, now });
  const products = await withdrawEquipmentOf(transaction, { ownerId, now });
  await insertAuditEntries(transaction, [
    ...jobs.map((subjectId) => ({ actor, action: 'job.closed', subjectKind: 'job', subjectId, ownerId, now })),
    ...products.map((subjectId) => ({
      actor,
      action: 'equipment.withdrawn',
      subjectKind: 'equipment',
      subjectId,
      ownerId,
      now,
    })),
  ]);
}
