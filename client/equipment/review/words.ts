import type { ListWords } from '../../lists/list-words.ts';

export const reviewWords: ListWords = {
  one: 'product',
  many: 'products',
  loading: 'Loading the products that wait',
  failed: 'The products that wait could not be loaded',
  noMatch: 'No product matches',
  none: {
    title: 'No product waits for a review',
    text: 'What sellers send in appears here, those products first that have waited longest.',
  },
};
