import type { SupplierConversationState } from '../../generated/graph.generated.ts';
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

/** How a conversation stands. */
export const states: Readonly<Record<SupplierConversationState, { readonly label: string; readonly tone: TagTone }>> = {
  WAITING: { label: 'Waiting for the supplier', tone: 'information' },
  ANSWERED: { label: 'Answered', tone: 'good' },
  STOPPED: { label: 'Stopped', tone: 'alert' },
};
