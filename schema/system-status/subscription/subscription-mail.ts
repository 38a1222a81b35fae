import type { Transaction } from 'kysely';
import { setLetter } from '../../outbox/mail-content.ts';
import { insertMail } from '../../outbox/outbox.queries.ts';
import type { MailPorts } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import type { AskedSubscription } from './status-subscriptions.queries.ts';
import { confirmSubscriptionLetter, subscribedLetter } from './subscription.messages.ts';
import { subscriptionAddress } from './subscription-link.ts';

/** Mails the link that confirms a subscription; to an address that is subscribed already, that it is. */
export async function mailSubscription(
  transaction: Transaction<DB>,
  { id, email, confirmedAt }: AskedSubscription,
  { ports: { site, queue }, now }: { readonly ports: MailPorts; readonly now: Date },
): Promise<void> {
  const isConfirmed = confirmedAt !== null;
  const { productName, origin } = site;
  const unsubscribeAddress = subscriptionAddress(origin, 'unsubscribe');
  const content = isConfirmed
    ? setLetter(subscribedLetter(productName, `${origin}/system-status`), site, unsubscribeAddress)
    : setLetter(confirmSubscriptionLetter(productName, subscriptionAddress(origin, 'confirm')), site);
  await insertMail(transaction, queue, {
    kind: isConfirmed ? 'status-subscribed' : 'status-confirmation',
    recipient: email,
    subscriptionId: id,
    ...(isConfirmed && { unsubscribeAddress }),
    content,
    now: now.toISOString(),
  });
}
