import type { EnquiryState } from '../../generated/graph.generated.ts';
import type { ListWords } from '../../lists/list-words.ts';

export const deskWords: ListWords = {
  one: 'message',
  many: 'messages',
  loading: 'Loading messages',
  failed: 'Messages could not be loaded',
  noMatch: 'No message matches',
  none: {
    title: 'No messages are waiting for a reply',
    text: 'Messages from the contact page appear here. Messages that have been waiting longest come first.',
  },
};

/** The states of the filter, and how the address names them. Those that wait are shown if it names none. */
export const stateOptions = [
  { value: '', label: 'Waiting for a reply', state: 'OPEN' },
  { value: 'answered', label: 'Answered', state: 'ANSWERED' },
  { value: 'closed', label: 'Closed', state: 'CLOSED' },
  { value: 'all', label: 'All messages', state: undefined },
] as const satisfies readonly { value: string; label: string; state: EnquiryState | undefined }[];

export const NOT_REPLIED = 'The reply was not sent';
export const NOT_CHANGED = 'Nothing was changed';
