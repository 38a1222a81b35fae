import type { Kysely, Transaction } from 'kysely';
import { countOfferedEquipmentOf, hideEquipmentOf, showEquipmentOf } from '../equipment/hidden-equipment.queries.ts';
import { londonDate } from '../graph/clock-text.ts';
import { countOpenJobsOf, hideJobsOf, showJobsOf } from '../jobs/hidden-jobs.queries.ts';
import type { DB } from '../tables.ts';

/** How much an account publishes that has not ended: what a suspension hides, and lifting it shows again. */
export interface Publications {
  readonly jobs: number;
  readonly products: number;
}

/** Counts the open posts and the offered products of an account, hidden or not. */
export async function countPublications(db: Kysely<DB>, ownerId: string, now: Date): Promise<Publications> {
  const jobs = await countOpenJobsOf(db, { ownerId, today: londonDate(now) });
  return { jobs, products: await countOfferedEquipmentOf(db, ownerId) };
}

/** Hides all that an account publishes. Nothing of it is closed, and the applications to its posts stay as they are. */
export async function hideAllOf(
  transaction: Transaction<DB>,
  { id: ownerId, now }: { readonly id: string; readonly now: string },
): Promise<void> {
  await hideJobsOf(transaction, { ownerId, now });
  await hideEquipmentOf(transaction, { ownerId, now });
}

/** Shows all that an account publishes again. What has expired meanwhile stays expired. */
export async function showAllOf(transaction: Transaction<DB>, ownerId: string): Promise<void> {
  await showJobsOf(transaction, ownerId);
  await showEquipmentOf(transaction, ownerId);
}
