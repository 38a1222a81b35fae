import type { Kysely } from 'kysely';
import type { DueMail } from '../../schema/outbox/outbox.queries.ts';
import { MailNotAcceptedError, type OutboxService, type SendOutcome } from '../../schema/outbox/outbox.service.ts';
import type { DB } from '../../schema/tables.ts';

/** Sends all mails that wait, oldest first, as the queue has it done. */
export async function sendWaiting(
  db: Kysely<DB>,
  outbox: OutboxService,
  send: (mail: DueMail) => Promise<SendOutcome>,
): Promise<void> {
  const waiting = db.selectFrom('outgoing_mail').select('id').where('body_text', 'is not', null).orderBy('id');
  for (const { id } of await waiting.execute()) {
    await outbox.send({ id, claimedAt: new Date().toISOString() }, send).catch((error: unknown) => {
      if (!(error instanceof MailNotAcceptedError)) {
        throw error;
      }
    });
  }
}
