import { sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';

/** A mail that waits until what it tells of can no longer be taken back. */
interface HeldMail {
  readonly accountId: string;
  readonly kind: string;
}

/**
 * Deletes a mail that is held and that nobody has begun to send; false where there is none. A process that is sending it
 * has counted its attempt, so that what was sent is never taken for dropped.
 */
export async function dropHeldMail(transaction: Transaction<DB>, { accountId, kind }: HeldMail): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('outgoing_mail')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('attempts', '=', 0)
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Has a mail that is held sent at once: it must not come after one that tells of something later. */
export async function releaseHeldMail(transaction: Transaction<DB>, { accountId, kind }: HeldMail): Promise<void> {
  await transaction
    .updateTable('outgoing_mail')
    .set({ next_attempt_at: sql<string>`created_at` })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('attempts', '=', 0)
    .where('next_attempt_at', 'is not', null)
    .execute();
}
