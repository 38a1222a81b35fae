import type { ListWords } from '../../lists/list-words.ts';

export const reviewWords: ListWords = {
  one: 'product',
  many: 'products',
  loading: 'Loading products waiting for a review',
  failed: 'Products waiting for a review could not be loaded',
  noMatch: 'No product matches',
  none: {
    title: 'No products are waiting for a review',
    text: 'Products that sellers send for review appear here. Products that have been waiting longest come first.',
  },
};
