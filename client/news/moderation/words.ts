import type { ListWords } from '../../lists/list-words.ts';

export const moderationWords: ListWords = {
  one: 'comment',
  many: 'comments',
  loading: 'Loading the comments that wait',
  failed: 'The comments that wait could not be loaded',
  noMatch: 'No comment matches',
  none: {
    title: 'No comment waits for moderation',
    text: 'Comments of accounts that are not verified, and those that users report, appear here, those first that have waited longest.',
  },
};

export const NOT_DECIDED = 'Nothing was changed';
