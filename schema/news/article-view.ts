import { builder } from '../builder.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import { Article } from './article.ts';
import type { CountedView } from './news.service.ts';

const CountArticleViewPayload = builder.objectRef<CountedView>('CountArticleViewPayload').implement({
  description: 'The article with its views from now on.',
  fields: (t) => ({
    article: t.expose('article', { type: Article, description: 'The article.' }),
    counted: t.exposeBoolean('counted', {
      description: 'Whether this view was counted: false for the second one of a visitor and day, and for robots.',
    }),
  }),
});

builder.mutationField('countArticleView', (t) =>
  t.field({
    type: mutationResult<CountedView>('CountArticleViewResult', CountArticleViewPayload),
    description:
      'Counts the view of an article, once a visitor and day. Visitors are distinguished by a digest that is made with a secret of the day and deleted with it; no address is stored.',
    args: { id: t.arg.id({ required: true, description: 'Identifier or slug of the article.' }) },
    complexity: 20,
    resolve: (_root, { id }, context, info) => orRefusal(context.services.news.countView(id, selectedFields(info))),
  }),
);
