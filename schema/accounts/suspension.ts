import type { Transaction } from 'kysely';
import { ForbiddenError } from '../errors.ts';
import { contactWords } from '../outbox/contact.ts';
import type { Sender } from '../outbox/mail-content.ts';
import type { DB } from '../tables.ts';
import { findSuspensionReason } from './accounts.queries.ts';

/** What decides whether an account is kept out. */
interface Suspendable {
  readonly id: string;
  readonly suspendedAt: string | null;
}

/**
 * Refuses a suspended account, once its user is authenticated: the error contains the reason, which was also
 * mailed, and the contact.
 *
 * @throws ForbiddenError
 */
export async function refuseSuspended(
  transaction: Transaction<DB>,
  { id, suspendedAt }: Suspendable,
  sender: Sender,
): Promise<void> {
  if (suspendedAt === null) {
    return;
  }
  const reason = (await findSuspensionReason(transaction, id))?.replaceAll(/\s+/g, ' ');
  const sentences = [
    'This account is suspended.',
    ...(reason ? [`The reason: ${/[.!?]$/.test(reason) ? reason : `${reason}.`}`] : []),
    `If you think that this is a mistake, ${contactWords(sender)}.`,
  ];
  throw new ForbiddenError(sentences.join(' '));
}
