import type { Letter } from '../../outbox/mail-content.ts';

/** The words of the mails about the newsletter. They hold nothing that was entered. */

export function confirmNewsletterLetter(productName: string, address: string): Letter {
  return {
    subject: `Confirm that you want the newsletter of ${productName}`,
    paragraphs: [
      `We were asked to send the newsletter of ${productName} to this address. Confirm that you want it. The link is good for 7 days.`,
      'If this was not you, you can ignore this email. Without the link nothing more is sent, and your address is deleted after 7 days.',
    ],
    link: { label: 'Confirm your subscription', address },
  };
}

export function newsletterBegunLetter(productName: string, address: string): Letter {
  return {
    subject: `You get the newsletter of ${productName}`,
    paragraphs: [
      `You have confirmed that you want the newsletter of ${productName} at this address. It tells what is new on the portal. Each email has a link that ends it at once and deletes your address.`,
    ],
    link: { label: 'News on the portal', address },
  };
}

export function alreadySubscribedLetter(productName: string, address: string): Letter {
  return {
    subject: `You already get the newsletter of ${productName}`,
    paragraphs: [
      `We were asked to send the newsletter of ${productName} to this address, which gets it already. There is nothing to do.`,
    ],
    link: { label: 'News on the portal', address },
  };
}
