import type { ListWords } from '../lists/list-words.ts';

export const TITLE = 'Operations';
export const LEAD = 'Who may publish, who has an account, and who did what.';

export const queueWords: ListWords = {
  one: 'account',
  many: 'accounts',
  loading: 'Loading the accounts that wait',
  failed: 'The accounts that wait could not be loaded',
  noMatch: 'Nobody who waits matches',
  none: {
    title: 'Nobody waits for verification',
    text: 'New accounts appear here, those first that have waited longest.',
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
  none: { title: 'No entries', text: 'Entries appear here as soon as something is done.' },
};

export const unansweredWords: ListWords = {
  one: 'search',
  many: 'searches',
  loading: 'Loading searches',
  failed: 'Searches could not be loaded',
  noMatch: 'No search matches',
  none: {
    title: 'No searches without an answer',
    text: 'What visitors search for in the help center and do not find appears here, counted by day.',
  },
};
