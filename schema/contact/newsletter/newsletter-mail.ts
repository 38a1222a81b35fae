import type { Transaction } from 'kysely';
import { type Letter, setLetter } from '../../outbox/mail-content.ts';
import { insertMail } from '../../outbox/outbox.queries.ts';
import type { MailPorts } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { alreadySubscribedLetter, confirmNewsletterLetter, newsletterBegunLetter } from './newsletter.messages.ts';
import { newsletterAddress } from './newsletter-link.ts';
import type { NewsletterList } from './newsletter-list.ts';

/** A reader of a newsletter, or an address that has not confirmed yet. */
export interface Reader {
  readonly id: string;
  /** Where it is mailed to. */
  readonly email: string;
  readonly list: NewsletterList;
}

interface Occasion {
  readonly ports: MailPorts;
  readonly now: string;
}

/** Mails the link that confirms a subscription. */
export async function mailConfirmation(
  transaction: Transaction<DB>,
  { id, email, list }: Reader,
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const letter = confirmNewsletterLetter(list, site.productName, newsletterAddress(site.origin, 'confirm'));
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
  { id, email, list }: Reader,
  { ports: { site, queue }, now, isKnown }: Occasion & { readonly isKnown: boolean },
): Promise<void> {
  const unsubscribeAddress = newsletterAddress(site.origin, 'unsubscribe');
  const write: (list: NewsletterList, productName: string, origin: string) => Letter = isKnown
    ? alreadySubscribedLetter
    : newsletterBegunLetter;
  await insertMail(transaction, queue, {
    kind: 'newsletter-subscribed',
    recipient: email,
    newsletterSubscriptionId: id,
    unsubscribeAddress,
    content: setLetter(write(list, site.productName, site.origin), site, unsubscribeAddress),
    now,
  });
}
