import type { ItemWords } from '../../lists/item-words.ts';
import type { ListWords } from '../../lists/list-words.ts';

export const SAFETY_NOTICES = 'Safety notices';
export const LEAD =
  'Notices about medical equipment from the MHRA and from manufacturers. While a notice is open, the sale of what it concerns is paused here.';
export const SALE_PAUSED = 'Sale paused';
export const WHAT_TO_DO = 'What to do';

export const noticeWords: ListWords = {
  one: 'notice',
  many: 'notices',
  loading: 'Loading safety notices',
  failed: 'Safety notices could not be loaded',
  noMatch: 'No notice matches',
  none: { title: 'No safety notices', text: 'Notices appear here when the portal publishes them.' },
};

export const openedNoticeWords: ItemWords = {
  place: SAFETY_NOTICES,
  all: 'All safety notices',
  loading: 'Loading the safety notice',
  loaded: 'The safety notice has loaded',
  failed: 'The safety notice could not be loaded',
  unknown: 'This safety notice is not on the portal',
  unknownAdvice: 'Check the address for mistakes, or look for it among all notices.',
};
