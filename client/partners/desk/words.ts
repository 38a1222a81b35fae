import type { ListWords } from '../../lists/list-words.ts';

export const NOT_DECIDED = 'The request was not decided on';

export const requestWords: ListWords = {
  one: 'request',
  many: 'requests',
  loading: 'Loading requests',
  failed: 'Requests could not be loaded',
  noMatch: 'No request matches',
  none: { title: 'No requests are waiting for a decision', text: 'Requests for a tier of partnership appear here.' },
};
