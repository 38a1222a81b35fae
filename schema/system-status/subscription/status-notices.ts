import type { Kysely } from 'kysely';
import { setLetter } from '../../outbox/mail-content.ts';
import type { Clock, MailPorts } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';
import { findUpdate, insertNotices, type NoticeBatch } from './status-notices.queries.ts';
import { updateLetter } from './subscription.messages.ts';
import { subscriptionAddress } from './subscription-link.ts';

/** Mails that are written in one transaction. */
const BATCH = 100;
/** What was said a day ago is no news. */
const USEFUL_MS = 86_400_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export interface NoticeHost {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly ports: MailPorts;
}

/**
 * Writes the mails about an update of an incident: one to each address that was subscribed when it was said. Done again after
 * a failure, it goes on, and no address gets a second one.
 */
export async function writeNotices({ db, clock, ports: { site, queue } }: NoticeHost, updateId: string): Promise<void> {
  const update = await findUpdate(db, updateId);
  const now = clock.now().toISOString();
  const uselessAfter = update && new Date(Date.parse(update.happenedAt) + USEFUL_MS).toISOString();
  if (!update || !uselessAfter || uselessAfter <= now) {
    return;
  }
  const unsubscribeAddress = subscriptionAddress(site.origin, 'unsubscribe');
  const letter = updateLetter(site.productName, `${site.origin}/system-status`, update);
  const content = setLetter(letter, site, unsubscribeAddress);
  const shared = { updateId, content, unsubscribeAddress, uselessAfter, now, confirmedBefore: update.happenedAt };
  let after: string | undefined = BEFORE_ALL;
  while (after !== undefined) {
    const batch: NoticeBatch = { ...shared, after, most: BATCH };
    after = await inTransaction(db, (transaction) => insertNotices(transaction, queue, batch));
  }
}
