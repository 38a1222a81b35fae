import type { SupplierConversationSide, SupplierConversationState } from '../../generated/graph.generated.ts';
import type { ItemWords } from '../../lists/item-words.ts';
import type { TagTone } from '../../ui/Tag.tsx';

export const WRITE_TO_SUPPLIER = 'Write to the supplier';
export const NOT_SENT = 'Your message was not sent';
export const NOT_REPORTED = 'The conversation was not reported';
export const NOT_STOPPED = 'The conversation was not stopped';

export const conversationWords: ItemWords = {
  place: 'Equipment marketplace',
  all: 'All equipment',
  loading: 'Loading the conversation',
  loaded: 'The conversation has loaded',
  failed: 'The conversation could not be loaded',
  unknown: 'There is no such conversation of yours',
  unknownAdvice:
    'The link may not be complete, or a year has passed since the last message. Copy the whole link from the email.',
};

const states: Readonly<Record<SupplierConversationState, { readonly label: string; readonly tone: TagTone }>> = {
  WAITING: { label: 'Waiting for the supplier', tone: 'information' },
  ANSWERED: { label: 'Answered', tone: 'good' },
  STOPPED: { label: 'Stopped', tone: 'alert' },
};

/** How a conversation stands, to the side that reads it: it is the supplier's turn where the buyer waits. */
export function stateFor(side: SupplierConversationSide, state: SupplierConversationState) {
  return side === 'SUPPLIER' && state === 'WAITING'
    ? { ...states.WAITING, label: 'Waiting for your answer' }
    : states[state];
}
