import type { Letter } from '../outbox/mail-content.ts';

/** The words of the mails about orders. */

interface Named {
  readonly reference: string;
  readonly address: string;
}

export function orderReceivedLetter({ reference, address, items }: Named & { readonly items: number }): Letter {
  return {
    subject: `We have your bulk order request ${reference}`,
    paragraphs: [
      `Your request for quotations for ${items === 1 ? '1 item' : `${items} items`} has arrived. Its reference is ${reference}. Follow it, print it and compare the quotes on its page.`,
      'Suppliers of this equipment have been asked for quotes. You hear from us within 24 hours.',
      'Keep this email to yourself: the link opens your request.',
    ],
    link: { label: 'See your request', address },
  };
}

export function furtherSuppliersLetter({ reference, address, asked }: Named & { readonly asked: number }): Letter {
  return {
    subject: `We have asked more suppliers: ${reference}`,
    paragraphs: [
      `We have looked at your bulk order request ${reference} and asked ${asked === 1 ? '1 more supplier' : `${asked} more suppliers`} for a quote. You get an email with each quote.`,
    ],
    link: { label: 'See your request', address },
  };
}

export function orderClosedLetter({ reference, address, reason }: Named & { readonly reason: string }): Letter {
  return {
    subject: `Your bulk order request ${reference} is closed`,
    paragraphs: [
      `We have closed your bulk order request ${reference}. No quote is taken or accepted any more. The reason:`,
      reason,
      'If you still need this equipment, send a new request.',
    ],
    link: { label: 'See your request', address },
  };
}
