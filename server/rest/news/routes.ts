import type { Route, Tag } from '../engine/route.ts';
import { read } from '../engine/rows.ts';
import {
  ArticleDocument,
  FeaturedNewsDocument,
  NewsCategoriesDocument,
  NewsDocument,
  NewsStatsDocument,
  SearchNewsDocument,
} from '../operations.generated.ts';
import { newsExamples as examples } from './examples.ts';
import { newsPresentation as presentation } from './presentation.ts';

const tag: Tag = { name: 'News', description: 'Articles with their sources.' };
const area = { tag, examples, presentation };

/** The rows of the REST table about news. */
export const newsRoutes: readonly Route[] = [
  read(NewsDocument, { ...area, path: '/news', summary: 'Articles', takesAll: ['category'] }),
  read(FeaturedNewsDocument, { ...area, path: '/news/featured/list', summary: 'Articles of high priority' }),
  read(SearchNewsDocument, { ...area, path: '/news/search/realtime', summary: 'Search while a user types' }),
  read(NewsCategoriesDocument, { ...area, path: '/news/categories/list', summary: 'Categories of news' }),
  read(NewsStatsDocument, { ...area, path: '/news/stats/overview', summary: 'Figures about news' }),
  read(ArticleDocument, {
    ...area,
    path: '/news/{id}',
    summary: 'One article',
    notFound: 'There is no article with this id.',
  }),
];
