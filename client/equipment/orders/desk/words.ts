import type { BulkOrderDeskState } from '../../../generated/graph.generated.ts';
import type { ListWords } from '../../../lists/list-words.ts';

export const deskWords: ListWords = {
  one: 'bulk order',
  many: 'bulk orders',
  loading: 'Loading bulk orders',
  failed: 'Bulk orders could not be loaded',
  noMatch: 'No bulk order is in this list',
  none: {
    title: 'No bulk order is in this list',
    text: 'A bulk order waits until its buyer gets a quote, or hears from an operator.',
  },
};

/** The lists of the section, and how the address names them. The first is shown where it names none. */
export const orderLists: readonly [OrderListName, ...OrderListName[]] = [
  { slug: '', label: 'Waiting for a first answer', state: 'WAITING' },
  { slug: 'answered', label: 'Answered', state: 'ANSWERED' },
  { slug: 'closed', label: 'Closed', state: 'CLOSED' },
];

interface OrderListName {
  readonly slug: string;
  readonly label: string;
  readonly state: BulkOrderDeskState;
}

export const NOT_ASKED = 'No supplier was asked';
export const NOT_CLOSED = 'The order was not closed';
