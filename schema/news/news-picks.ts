import { builder } from '../builder.ts';
import { pageCost } from '../graph/connection.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import { Article } from './article.ts';

builder.queryField('featuredNews', (t) =>
  t.field({
    type: [Article],
    description: 'Articles of high priority, newest first. The first one is the live update.',
    args: { limit: t.arg.int({ defaultValue: 5, description: 'How many articles at most, 1 to 100.' }) },
    complexity: ({ limit }) => pageCost({ first: limit ?? 5 }),
    resolve: (_root, { limit }, context, info) => context.services.news.featured(limit ?? 5, selectedFields(info)),
  }),
);
