import { sql, type Transaction } from 'kysely';
import type { WorkQueue } from '../ports.ts';
import type { DB } from '../tables.ts';

/** A mail that waits until what it tells of can no longer be taken back. */
interface HeldMail {
  readonly accountId: string;
  readonly kind: string;
}

/**
 * Deletes a mail that has not been sent; whether it was held still, so that nobody has begun to send it. A process that is
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

/**
 * Has a mail that is held sent at once: it must not come after one that tells of something later. Its queue job cannot be
 * brought forward, so the mail moves to a row with a job of its own, and the job that it had finds nothing.
 */
export async function releaseHeldMail(
  transaction: Transaction<DB>,
  queue: WorkQueue,
  { accountId, kind }: HeldMail,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with held as (
      delete from outgoing_mail
      where account_id = ${accountId} and kind = ${kind} and held_until is not null
      returning *
    )
    insert into outgoing_mail (kind, recipient, account_id, subject, body_text, body_html, link_id, created_at, useless_after)
    select kind, recipient, account_id, subject, body_text, body_html, link_id, created_at, useless_after from held
    returning id`.execute(transaction);
  await queue.add(transaction, 'outgoing-mail', rows);
}
