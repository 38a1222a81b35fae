import type { Letter } from '../../outbox/mail-content.ts';
import { listWords } from './list-words.ts';
import type { NewsletterList } from './newsletter-list.ts';

/** The words of the mails about a newsletter. They hold nothing that was entered. */

/** Asks whether the newsletter is wanted; `address` confirms it. */
export function confirmNewsletterLetter(list: NewsletterList, productName: string, address: string): Letter {
  const newsletter = `${listWords[list].name} of ${productName}`;
  return {
    subject: `Confirm that you want the ${newsletter}`,
    paragraphs: [
      `We were asked to send the ${newsletter} to this address. Confirm that you want it. The link is good for 7 days.`,
      'If this was not you, you can ignore this email. Without the link nothing more is sent, and your address is deleted after 7 days.',
    ],
    link: { label: 'Confirm your subscription', address },
  };
}

export function newsletterBegunLetter(list: NewsletterList, productName: string, origin: string): Letter {
  const { name, tells, page } = listWords[list];
  return {
    subject: `You get the ${name} of ${productName}`,
    paragraphs: [
      `You have confirmed that you want the ${name} of ${productName} at this address. ${tells} Each email has a link that ends it at once and deletes your address.`,
    ],
    link: { label: page.label, address: origin + page.path },
  };
}

export function alreadySubscribedLetter(list: NewsletterList, productName: string, origin: string): Letter {
  const { name, page } = listWords[list];
  return {
    subject: `You already get the ${name} of ${productName}`,
    paragraphs: [
      `We were asked to send the ${name} of ${productName} to this address, which gets it already. There is nothing to do.`,
    ],
    link: { label: page.label, address: origin + page.path },
  };
}
