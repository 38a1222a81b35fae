import type { Transaction } from 'kysely';
import type { WorkQueue } from '../ports.ts';
import type { DB } from '../tables.ts';
import type { MailContent } from './mail-content.ts';

/** One letter to several accounts. */
interface MailBatch {
  readonly kind: string;
  readonly recipients: readonly { readonly accountId: string; readonly email: string }[];
  readonly content: MailContent;
  readonly now: string;
}

/** A statement takes 65,535 values, and a mail has eight. */
const MOST_AT_ONCE = 5_000;

/** Adds the same mail for several accounts, in the transaction of the change that it reports. */
export async function insertMailBatch(transaction: Transaction<DB>, queue: WorkQueue, batch: MailBatch): Promise<void> {
  const { kind, recipients, content, now } = batch;
  for (let start = 0; start < recipients.length; start += MOST_AT_ONCE) {
    const rows = await transaction
      .insertInto('outgoing_mail')
      .values(
        recipients.slice(start, start + MOST_AT_ONCE).map(({ accountId, email }) => ({
          kind,
          recipient: email,
          account_id: accountId,
          subject: content.subject,
          body_text: content.text,
          body_html: content.html,
          calendar: content.calendar ?? null,
          created_at: now,
        })),
      )
      .returning('id')
      .execute();
    await queue.add(transaction, 'outgoing-mail', rows);
  }
}
