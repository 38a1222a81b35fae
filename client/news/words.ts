import type { ItemWords } from '../lists/item-words.ts';
import type { ListWords } from '../lists/list-words.ts';

/** Texts whose wording is fixed: do not edit it. */
export const VIEW_FULL_UPDATE = 'View Full Update';
export const SAVE = 'Save';
export const SHARE = 'Share';
export const DISCUSS = 'Discuss';
export const LIKE = 'Like';
export const COPIED = 'Copied!';
const NO_ARTICLES = 'No articles found';
const NO_ARTICLES_ADVICE = 'Try adjusting your search terms or filters';

export const NEWS_HUB = 'News hub';
export const LIVE_UPDATE = 'Live update';
export const FOLLOW_NEWS = 'New articles like these as an RSS feed';
export const NEWEST_FIRST = 'Newest first';

export const newsWords: ListWords = {
  one: 'article',
  many: 'articles',
  loading: 'Loading news',
  failed: 'News could not be loaded',
  noMatch: NO_ARTICLES,
  noMatchAdvice: NO_ARTICLES_ADVICE,
  none: { title: NO_ARTICLES, text: 'New articles appear here as soon as they are published.' },
};

export const openedArticleWords: ItemWords = {
  place: NEWS_HUB,
  all: 'All articles',
  loading: 'Loading the article',
  loaded: 'The article has loaded',
  failed: 'The article could not be loaded',
  unknown: 'This article is not on the portal',
  unknownAdvice: 'Check the address for mistakes. If the article was here before, it has been taken away.',
};
