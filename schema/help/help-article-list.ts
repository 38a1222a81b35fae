import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { constrained } from '../graph/constraints.ts';
import { facetsType } from '../graph/facets-type.ts';
import { addCorrection } from '../graph/search-correction.ts';
import { LONGEST_TEXT } from '../queries/filter-values.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import type { HelpConnection } from './help.service.ts';
import { HelpArticle, HelpCategory } from './help-article.ts';
import { helpCategoryLabels } from './help-article-row.ts';
import type { HelpCategoryCount } from './help-articles.queries.ts';

const HelpArticleFilterInput = builder
  .inputRef<{ search?: string | null; category?: string[] | null }>('HelpArticleFilter')
  .implement({
    description:
      'A filter of a list of help articles. All conditions must hold. A list has 100 entries at most; equal ones count once.',
    fields: (t) => ({
      search: t.string({
        description:
          'Words in title, summary, text or other names of the subject. Synonyms match, and so does a part of title or summary. If no article contains all words, those with some of them are returned. 200 characters at most.',
        ...constrained({ maxLength: LONGEST_TEXT }),
      }),
      category: t.field({ type: [HelpCategory], description: 'Any of these categories.' }),
    }),
  });

const HelpArticleSort = builder.enumType('HelpArticleSort', {
  description: 'Order of a list of help articles.',
  values: {
    POSITION: { value: 'position', description: 'Category by category, what comes first in practice first.' },
    RELEVANCE: {
      value: 'relevance',
      description: 'Best match first. Needs `search`; without it, category by category.',
    },
  } as const,
});

const HelpArticleFacets = facetsType<'category'>('HelpArticleFacets', { category: 'By category.' });

const HelpArticleConnection = connectionType<HelpConnection['rows'][number], HelpConnection>(
  'HelpArticle',
  HelpArticle,
);

addCorrection(HelpArticleConnection);

builder.objectField(HelpArticleConnection, 'facets', (t) =>
  t.field({
    type: HelpArticleFacets,
    description: 'Values and counts to narrow the list by; each is counted only when it is asked for.',
    resolve: (connection) => connection.facets,
  }),
);

builder.objectField(HelpArticleConnection, 'matchesSomeWords', (t) =>
  t.exposeBoolean('matchesSomeWords', {
    description:
      'Whether no article has all words of the search, and these have some of them. Words in quotes are never looked for in part.',
    complexity: 0,
  }),
);

builder.queryField('helpArticles', (t) =>
  t.field({
    type: HelpArticleConnection,
    description: 'Articles of the help center, narrowed by any of the filters: every one given must hold.',
    args: {
      filter: t.arg({ type: HelpArticleFilterInput, description: 'The filter of the list.' }),
      sort: t.arg({ type: HelpArticleSort, defaultValue: 'position', description: 'Order of the list.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { filter, sort, ...page }, context, info) =>
      context.services.help.list(filter ?? {}, sort ?? 'position', page, selectedFields(info)),
  }),
);

builder.queryField('popularHelpArticles', (t) =>
  t.field({
    type: [HelpArticle],
    description: 'The articles that most readers look for, in the order of the page.',
    complexity: { field: 20, multiplier: 5 },
    resolve: (_root, _arguments, context, info) => context.services.help.popular(selectedFields(info)),
  }),
);

const HelpCategoryInfo = builder.objectRef<HelpCategoryCount>('HelpCategoryCount').implement({
  description: 'A category of the help center, and how many articles it has.',
  fields: (t) => ({
    category: t.expose('category', { type: HelpCategory, description: 'The category.' }),
    label: t.string({
      description: 'The category in words, like Your account.',
      resolve: ({ category }) => helpCategoryLabels[category],
    }),
    count: t.exposeInt('count', { description: 'How many articles it has.' }),
  }),
});

builder.queryField('helpCategories', (t) =>
  t.field({
    type: [HelpCategoryInfo],
    description: 'All four categories with their counts, half a minute old at most.',
    complexity: { field: 20, multiplier: 4 },
    resolve: (_root, _arguments, context) => context.services.help.categories(),
  }),
);
