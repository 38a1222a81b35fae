import type { Letter } from '../../outbox/mail-content.ts';
import { longDate } from '../../text/clock-text.ts';
import { itemCount, namedItems, namedKinds } from '../item-words.ts';
import type { OrderItemRow } from '../order-row.ts';

/** The words of the mails about quotes. */

interface About {
  readonly reference: string;
  readonly address: string;
}

/** What an order wants. */
type Wanted = Pick<OrderItemRow, 'quantity' | 'description' | 'equipment'>;

export function quoteRequestLetter({
  reference,
  address,
  items,
  requiredDate,
}: About & { readonly items: readonly Wanted[]; readonly requiredDate: string }): Letter {
  return {
    subject: `Request for a quote: ${reference}`,
    paragraphs: [
      `A buyer asks for quotes for ${itemCount(items.length)}. You list equipment of a matching category, so you can quote for all of it or for some items.`,
      `The required date is ${longDate(requiredDate)}. What is wanted:`,
      ...namedKinds(items),
      'Quotes are given on your account page, under "Quotes to give". You can change a quote until the buyer accepts it.',
    ],
    link: { label: 'See the request', address },
  };
}

export function quoteGivenLetter({ reference, address, supplier }: About & { readonly supplier: string }): Letter {
  return {
    subject: `A quote for your request ${reference}`,
    paragraphs: [
      `${supplier} has quoted for your bulk order request ${reference}. Compare the quotes and accept what fits.`,
    ],
    link: { label: 'Compare the quotes', address },
  };
}

/** @param items the accepted items */
export function quoteAcceptedLetter({
  reference,
  address,
  items,
}: About & { readonly items: readonly Wanted[] }): Letter {
  return {
    subject: `Your quote is accepted: ${reference}`,
    paragraphs: [
      `The buyer has accepted ${itemCount(items.length)} of your quote for ${reference}. You now see how to reach them.`,
      'What was accepted:',
      ...namedItems(items),
    ],
    link: { label: 'See what was accepted', address },
  };
}

export function quoteRefusedLetter({ reference, address }: About): Letter {
  return {
    subject: `Your quote was not accepted: ${reference}`,
    paragraphs: [`The request ${reference} is closed, and your quote was not accepted. There is nothing to do.`],
    link: { label: 'See the request', address },
  };
}
