import type { ListWords } from '../lists/list-words.ts';

export const TITLE = 'Operations';
export const LEAD = 'Who may publish, who has an account, and who did what.';

export const queueWords: ListWords = {
  one: 'account',
  many: 'accounts',
  loading: 'Loading accounts waiting for verification',
  failed: 'Accounts waiting for verification could not be loaded',
  noMatch: 'No accounts match',
  none: {
    title: 'No accounts are waiting for verification',
    text: 'New accounts appear here. Accounts that have been waiting longest come first.',
  },
};

export const accountWords: ListWords = {
  one: 'account',
  many: 'accounts',
  loading: 'Loading accounts',
  failed: 'Accounts could not be loaded',
  noMatch: 'No account matches',
  none: { title: 'No accounts', text: 'There are none of this kind.' },
};

export const entryWords: ListWords = {
  one: 'entry',
  many: 'entries',
  loading: 'Loading the audit log',
  failed: 'The audit log could not be loaded',
  noMatch: 'No entry matches',
  none: { title: 'No entries', text: 'Entries appear here when users, operators or the portal change something.' },
};

export const unansweredWords: ListWords = {
  one: 'search',
  many: 'searches',
  loading: 'Loading searches',
  failed: 'Searches could not be loaded',
  noMatch: 'No search matches',
  none: {
    title: 'No searches without an answer',
    text: 'Searches of the help center that found nothing appear here, counted by day.',
  },
};
