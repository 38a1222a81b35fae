import type { ItemWords } from '../lists/item-words.ts';
import type { ListWords } from '../lists/list-words.ts';

export const HELP_CENTER = 'Help center';
export const ILLUSTRATIVE = 'Illustrative figures';
export const SEARCH_HELP = 'Search help articles';
/** Said of a search that no article answers whole. */
export const SOME_WORDS = 'No article has all of these words. These have some of them.';
export const POPULAR = 'Popular articles';
export const RELATED = 'Related articles';
export const WAS_IT_HELPFUL = 'Was this page helpful?';
export const THANKS = 'Thank you for your answer.';
export const NOT_RATED = 'Your answer could not be sent';

export const helpWords: ListWords = {
  one: 'article',
  many: 'articles',
  loading: 'Loading articles',
  failed: 'Articles could not be loaded',
  noMatch: 'No articles match',
  noMatchAdvice: 'Try fewer words, or another name for the thing. You can also contact us: see below.',
  none: { title: 'There are no articles yet', text: 'Articles appear here as soon as they are published.' },
};

export const openedHelpWords: ItemWords = {
  place: HELP_CENTER,
  all: HELP_CENTER,
  loading: 'Loading the article',
  loaded: 'The article has loaded',
  failed: 'The article could not be loaded',
  unknown: 'This article is not in the help center',
  unknownAdvice: 'Check the address for mistakes. If the article was here before, it has been taken away.',
};

/** Other pages with answers. */
export const quickLinks = [
  { to: '/system-status', label: 'System status' },
  { to: '/api-reference', label: 'API reference' },
  { to: '/training', label: 'Training' },
  { to: '/privacy-policy', label: 'Privacy policy' },
  { to: '/terms-of-service', label: 'Terms of service' },
] as const;
