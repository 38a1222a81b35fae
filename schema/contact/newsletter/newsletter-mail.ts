import type { Transaction } from 'kysely';
import { type Letter, setLetter } from '../../outbox/mail-content.ts';
import { insertMail } from '../../outbox/outbox.queries.ts';
import type { MailPorts } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { alreadySubscribedLetter, confirmNewsletterLetter, newsletterBegunLetter } from './newsletter.messages.ts';
import { newsletterAddress } from './newsletter-link.ts';

/** A reader of the newsletter, or who may become one. */
export interface Reader {
  readonly id: string;
  /** Where it is mailed to. */
  readonly email: string;
}

interface Occasion {
  readonly ports: MailPorts;
  readonly now: string;
}

/** Mails the link that confirms a subscription. */
export async function mailConfirmation(
  transaction: Transaction<DB>,
  { id, email }: Reader,
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const letter = confirmNewsletterLetter(site.productName, newsletterAddress(site.origin, 'confirm'));
  await insertMail(transaction, queue, {
    kind: 'newsletter-confirmation',
    recipient: email,
    newsletterSubscriptionId: id,
    content: setLetter(letter, site),
    now,
  });
}

/** Mails a reader that the newsletter comes from now on, or `isKnown` that it does already, with the way to end it. */
export async function mailSubscribed(
  transaction: Transaction<DB>,
  { id, email }: Reader,
  { ports: { site, queue }, now, isKnown }: Occasion & { readonly isKnown: boolean },
): Promise<void> {
  const unsubscribeAddress = newsletterAddress(site.origin, 'unsubscribe');
  const write: (productName: string, address: string) => Letter = isKnown
    ? alreadySubscribedLetter
    : newsletterBegunLetter;
  await insertMail(transaction, queue, {
    kind: 'newsletter-subscribed',
    recipient: email,
    newsletterSubscriptionId: id,
    unsubscribeAddress,
    content: setLetter(write(site.productName, `${site.origin}/news`), site, unsubscribeAddress),
    now,
  });
}
