import type { Kysely } from 'kysely';
import type { DB } from '../../tables.ts';

/** The kind of the mails that ask to confirm an address. */
export const CONFIRMATION_MAIL = 'email-confirmation';

/** Whether the last mail that asked to confirm the address of the account has come to its end without being accepted. */
export async function confirmationMailWasGivenUp(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const last = await db
    .selectFrom('outgoing_mail')
    .select(['sent_at', (row) => row('body_text', 'is', null).as('hasEnded')])
    .where('account_id', '=', accountId)
    .where('kind', '=', CONFIRMATION_MAIL)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && Boolean(last.hasEnded) && last.sent_at === null;
}
