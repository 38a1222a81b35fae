import type { Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import type { AccessChange } from './access-changes.ts';
import { insertAuditEntries } from './audit-entries.queries.ts';
import { publicationKinds } from './publications.ts';

/**
 * Ends what an account publishes once it may publish no more: the applications to its posts would not be read, and its
 * products would be shown under an organisation that it no longer speaks for.
 *
 * @returns whether there was anything.
 */
export async function takeDown(
  transaction: Transaction<DB>,
  { id: ownerId, actor, now }: Pick<AccessChange, 'id' | 'actor' | 'now'>,
): Promise<boolean> {
  let isAny = false;
  for (const kind of publicationKinds()) {
    const ended = await kind.takeDown(transaction, ownerId, now);
    isAny ||= ended.length > 0;
    await insertAuditEntries(
      transaction,
      ended.map((subjectId) => ({ ...kind.takenDown, actor, subjectId, ownerId, now })),
    );
  }
  return isAny;
}
