import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { ArticleCategory } from './article.ts';
import { categoryLabels } from './article-row.ts';
import type { CategoryCount, NewsStats } from './news-stats.queries.ts';

const NewsStatsType = builder.objectRef<NewsStats>('NewsStats').implement({
  description: 'Counted from the articles that are published now.',
  fields: (t) => ({
    articles: t.exposeInt('articles', { description: 'Articles.' }),
    publishedThisWeek: t.exposeInt('publishedThisWeek', { description: 'Of these, published in the last 7 days.' }),
    highPriority: t.exposeInt('highPriority', { description: 'Of these, of high priority.' }),
    verified: t.exposeInt('verified', { description: 'Of these, held against their source.' }),
    views: t.exposeFloat('views', {
      description: 'How often they were opened, counted once a visitor and day.',
      ...constrained({ type: 'integer', minimum: 0 }),
    }),
  }),
});

const NewsCategory = builder.objectRef<CategoryCount>('NewsCategory').implement({
  description: 'A category, and how many articles it has.',
  fields: (t) => ({
    category: t.expose('category', { type: ArticleCategory, description: 'The category.' }),
    label: t.string({
      description: 'The category in words, like Policy.',
      resolve: ({ category }) => categoryLabels[category],
    }),
    count: t.exposeInt('count', { description: 'How many articles it has.' }),
  }),
});

builder.queryField('newsStats', (t) =>
  t.field({
    type: NewsStatsType,
    description: 'Figures about news, counted and not stated; half a minute old at most.',
    complexity: 100,
    resolve: (_root, _arguments, context) => context.services.news.stats(),
  }),
);

builder.queryField('newsCategories', (t) =>
  t.field({
    type: [NewsCategory],
    description: 'All six categories with their counts, those without articles too; half a minute old at most.',
    complexity: { field: 100, multiplier: 6 },
    resolve: (_root, _arguments, context) => context.services.news.categories(),
  }),
);
