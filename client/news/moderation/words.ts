import type { ListWords } from '../../lists/list-words.ts';

export const moderationWords: ListWords = {
  one: 'comment',
  many: 'comments',
  loading: 'Loading comments waiting for moderation',
  failed: 'Comments waiting for moderation could not be loaded',
  noMatch: 'No comment matches',
  none: {
    title: 'No comments are waiting for moderation',
    text: 'Comments from accounts that are not verified, and comments that users report, appear here. Comments that have been waiting longest come first.',
  },
};

export const NOT_DECIDED = 'Nothing was changed';
