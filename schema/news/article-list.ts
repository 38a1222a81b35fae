import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { constrained } from '../graph/constraints.ts';
import { facetsType } from '../graph/facets-type.ts';
import { addCorrection } from '../graph/search-correction.ts';
import { LONGEST_TEXT } from '../queries/filter-values.ts';
import { LARGEST_PAGE } from '../queries/page.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import { Article, ArticleCategory, ArticlePriority } from './article.ts';
import type { ArticleFilter } from './article-filter.ts';
import type { FacetName } from './listed-articles.ts';
import type { ArticleConnection } from './news.service.ts';

export const ArticleFilterInput = builder.inputRef<ArticleFilter>('ArticleFilter').implement({
  description:
    'A filter of a list of articles. All conditions must hold. A list has 100 entries at most; equal ones count once.',
  fields: (t) => ({
    search: t.string({
      description:
        'Words in title, summary, tags or text. Synonyms count; a part of title, summary or a tag is found too. 200 characters at most.',
      ...constrained({ maxLength: LONGEST_TEXT }),
    }),
    category: t.field({ type: [ArticleCategory], description: 'Any of these categories.' }),
    priority: t.field({ type: [ArticlePriority], description: 'Any of these priorities.' }),
    verified: t.boolean({ description: 'Only articles that were held against their source, or only the others.' }),
  }),
});

const ArticleSort = builder.enumType('ArticleSort', {
  description: 'Order of a list of articles.',
  values: {
    NEWEST: { value: 'newest', description: 'Most recently published first.' },
    RELEVANCE: {
      value: 'relevance',
      description:
        'Best match first, among the newest articles that match, 100 at most. Needs `search`; without it, newest first.',
    },
  } as const,
});

const ArticleFacets = facetsType<FacetName>('ArticleFacets', { category: 'By category.', priority: 'By priority.' });

const ArticleConnectionType = connectionType<ArticleConnection['rows'][number], ArticleConnection>('Article', Article);

addCorrection(ArticleConnectionType);

builder.objectField(ArticleConnectionType, 'facets', (t) =>
  t.field({
    type: ArticleFacets,
    description: 'Values and counts to narrow the list by; each is counted only when it is asked for.',
    resolve: (connection) => connection.facets,
  }),
);

builder.queryField('news', (t) =>
  t.field({
    type: ArticleConnectionType,
    description: 'Articles, narrowed by any of the filters: every one given must hold.',
    args: {
      filter: t.arg({ type: ArticleFilterInput, description: 'The filter of the list.' }),
      sort: t.arg({ type: ArticleSort, defaultValue: 'newest', description: 'Order of the list.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { filter, sort, ...page }, context, info) =>
      context.services.news.list(filter ?? {}, sort ?? 'newest', page, selectedFields(info)),
  }),
);

const { limit: pickLimit } = builder.args((arg) => ({
  limit: arg.int({
    defaultValue: 5,
    description: 'How many articles at most, 1 to 100.',
    ...constrained({ minimum: 1, maximum: LARGEST_PAGE }),
  }),
}));

builder.queryField('searchNews', (t) =>
  t.field({
    type: ArticleConnectionType,
    description:
      'The articles that match best while a user types: the first page of `news` in the order of relevance. Without words it is empty.',
    args: {
      q: t.arg.string({
        required: true,
        description: 'The typed text, 200 characters at most.',
        ...constrained({ maxLength: LONGEST_TEXT }),
      }),
      limit: pickLimit,
    },
    complexity: ({ limit }) => pageCost({ first: limit ?? 5 }),
    resolve: (_root, { q, limit }, context, info) => context.services.news.search(q, limit ?? 5, selectedFields(info)),
  }),
);

builder.queryField('featuredNews', (t) =>
  t.field({
    type: [Article],
    description: 'Articles of high priority, newest first. The first one is the live update.',
    ...constrained({ maxItems: LARGEST_PAGE }),
    args: { limit: pickLimit },
    complexity: ({ limit }) => pageCost({ first: limit ?? 5 }),
    resolve: (_root, { limit }, context, info) => context.services.news.featured(limit ?? 5, selectedFields(info)),
  }),
);
