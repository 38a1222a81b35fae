import type { Transaction } from 'kysely';
import type { DB } from '../tables.ts';

/** A mail that waits until its change can no longer be undone. */
interface HeldMail {
  readonly accountId: string;
  readonly kind: string;
}

/**
 * Deletes a mail that has not been sent; whether it was held still, so that no process has begun to send it. A process that is
 * sending it has ended the holding: what was sent is never taken for dropped, and what was refused for now does not come
 * after what is told next.
 */
export async function dropHeldMail(transaction: Transaction<DB>, { accountId, kind }: HeldMail): Promise<boolean> {
  const dropped = await transaction
    .deleteFrom('outgoing_mail')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('body_text', 'is not', null)
    .returning('held_until')
    .execute();
  return dropped.some(({ held_until }) => held_until !== null);
}
