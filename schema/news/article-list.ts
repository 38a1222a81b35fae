import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { facetsType } from '../graph/facets-type.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import { Article } from './article.ts';
import type { FacetName } from './article-facets.ts';
import { ArticleFilterInput, ArticleSort } from './article-filter-input.ts';
import type { ArticleConnection } from './news.service.ts';

const ArticleFacets = facetsType<FacetName>('ArticleFacets', { category: 'By category.', priority: 'By priority.' });

const ArticleConnectionType = connectionType<ArticleConnection['rows'][number], ArticleConnection>('Article', Article);

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
    description: 'Articles.',
    args: {
      filter: t.arg({ type: ArticleFilterInput, description: 'What narrows the list.' }),
      sort: t.arg({ type: ArticleSort, defaultValue: 'newest', description: 'Order of the list.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { filter, sort, ...page }, context, info) =>
      context.services.news.list(filter ?? {}, sort ?? 'newest', page, selectedFields(info)),
  }),
);

builder.queryField('searchNews', (t) =>
  t.field({
    type: ArticleConnectionType,
    description:
      'The articles that match best while somebody types: the first page of `news` in the order of relevance. Without words it is empty.',
    args: {
      q: t.arg.string({ required: true, description: 'What was typed so far, 200 characters at most.' }),
      limit: t.arg.int({ defaultValue: 5, description: 'How many articles at most, 1 to 100.' }),
    },
    complexity: ({ limit }) => pageCost({ first: limit ?? 5 }),
    resolve: (_root, { q, limit }, context, info) => context.services.news.search(q, limit ?? 5, selectedFields(info)),
  }),
);
