import type { Letter } from '../outbox/mail-content.ts';
import { itemCount } from './item-words.ts';

/** The words of the mails about orders. */

interface Named {
  readonly reference: string;
  readonly address: string;
}

/**
 * @param asked how many suppliers were asked for quotes
 * @param isSignedIn whether the order belongs to an account, which then opens it, and not the link alone
 */
export function orderReceivedLetter({
  reference,
  address,
  items,
  asked,
  isSignedIn,
}: Named & { readonly items: number; readonly asked: number; readonly isSignedIn: boolean }): Letter {
  return {
    subject: `We have your bulk order request ${reference}`,
    paragraphs: [
      `Your request for quotations for ${itemCount(items)} has arrived. Its reference is ${reference}. Follow it, print it and compare the quotes on its page.`,
      asked === 0
        ? 'No supplier on the portal could be asked for quotes yet, so we look for suppliers ourselves. You hear from us within 24 hours.'
        : `${asked === 1 ? '1 supplier' : `${asked} suppliers`} of this equipment ${asked === 1 ? 'has' : 'have'} been asked for quotes. You hear from us within 24 hours.`,
      isSignedIn
        ? 'To see your request, sign in with the account that sent it.'
        : 'Keep this email to yourself: the link opens your request.',
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
