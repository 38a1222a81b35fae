import { reference } from './json-schema.ts';
import { correctedSearch, listSchema, pageParameters, presentList } from './list.ts';
import { articleDetailExample, articleExample } from './news.examples.ts';
import {
  articleFilterParameters,
  articleSortParameter,
  pickLimitParameter,
  typedParameter,
} from './news.parameters.ts';
import { presentArticle, presentCategory, presentInstantResults } from './news.presentation.ts';
import { categoriesSchema, instantResultsSchema, picksSchema } from './news.schemas.ts';
import {
  ArticleDocument,
  FeaturedNewsDocument,
  NewsCategoriesDocument,
  NewsDocument,
  NewsStatsDocument,
  SearchNewsDocument,
} from './operations/operations.generated.ts';
import { text } from './parameter.ts';
import { type Route, read } from './route.ts';

/** The rows of the REST table about news. */
export const newsRoutes: readonly Route[] = [
  read(NewsDocument, {
    path: '/news',
    tag: 'News',
    summary: 'Articles',
    description: 'Articles, narrowed by any of the filters: every one given must hold.',
    pathParameters: [],
    queryParameters: [...articleFilterParameters, articleSortParameter, ...pageParameters],
    present: ({ news }) => presentList('news', news, presentArticle),
    answer: listSchema('news', reference('Article'), correctedSearch),
    example: { news: [articleExample], total: 1, totalIsCapped: false, nextCursor: null, correctedSearch: null },
  }),
  read(FeaturedNewsDocument, {
    path: '/news/featured/list',
    tag: 'News',
    summary: 'Articles of high priority',
    description: 'Articles of high priority, newest first.',
    pathParameters: [],
    queryParameters: [pickLimitParameter],
    present: ({ featuredNews }) => ({ news: featuredNews.map(presentArticle) }),
    answer: picksSchema,
    example: { news: [{ ...articleExample, priority: 'high' }] },
  }),
  read(SearchNewsDocument, {
    path: '/news/search/realtime',
    tag: 'News',
    summary: 'Search while somebody types',
    description: 'The articles that match best what has been typed so far, and how many match in all.',
    pathParameters: [],
    queryParameters: [typedParameter, pickLimitParameter],
    present: presentInstantResults,
    answer: instantResultsSchema,
    example: { news: [articleExample], total: 4, totalIsCapped: false },
  }),
  read(NewsCategoriesDocument, {
    path: '/news/categories/list',
    tag: 'News',
    summary: 'Categories of news',
    description: 'All categories with their counts, those without articles too.',
    pathParameters: [],
    queryParameters: [],
    present: ({ newsCategories }) => ({ categories: newsCategories.map(presentCategory) }),
    answer: categoriesSchema,
    example: { categories: [{ category: 'policy', label: 'Policy', count: 3 }] },
  }),
  read(NewsStatsDocument, {
    path: '/news/stats/overview',
    tag: 'News',
    summary: 'Figures about news',
    description: 'Counted from the articles that are published now.',
    pathParameters: [],
    queryParameters: [],
    present: ({ newsStats }) => newsStats,
    answer: reference('NewsStats'),
    example: { articles: 11, publishedThisWeek: 4, highPriority: 3, verified: 9, views: 19_268 },
  }),
  read(ArticleDocument, {
    path: '/news/{id}',
    tag: 'News',
    summary: 'One article',
    description: 'One article with its text. Reading it here is not counted as a view.',
    pathParameters: [
      text({ name: 'id', description: 'Identifier or slug of the article.', example: articleExample.slug }),
    ],
    queryParameters: [],
    notFound: 'There is no article with this id.',
    present: ({ article }) => (article ? { ...presentArticle(article), content: article.content } : undefined),
    answer: reference('ArticleDetail'),
    example: articleDetailExample,
  }),
];
