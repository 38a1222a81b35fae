import type { OrderQuoteState } from '../../../generated/graph.generated.ts';
import type { TagTone } from '../../../ui/Tag.tsx';

/** What the states of a quote are called. */
export const quoteStates: Readonly<Record<OrderQuoteState, { readonly label: string; readonly tone: TagTone }>> = {
  OPEN: { label: 'Open', tone: 'information' },
  ACCEPTED: { label: 'Accepted', tone: 'good' },
  REFUSED: { label: 'Not accepted', tone: 'neutral' },
  EXPIRED: { label: 'Expired', tone: 'warning' },
  WITHDRAWN: { label: 'Withdrawn', tone: 'neutral' },
};

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** "£1,234.50". */
export function pounds(amount: number): string {
  return money.format(amount);
}

/** "14 days". */
export function daysInWords(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

export const NOT_ACCEPTED = 'The quote was not accepted';
export const NOT_CLOSED = 'The request was not closed';
export const NOT_QUOTED = 'Your quote could not be sent';
export const NOT_WITHDRAWN = 'Your quote was not withdrawn';
