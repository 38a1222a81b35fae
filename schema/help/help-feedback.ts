import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { constrained } from '../graph/constraints.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { LONGEST_TEXT } from '../queries/filter-values.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import { HelpArticle } from './help-article.ts';
import type { RatedArticle } from './help-feedback.service.ts';
import type { UnansweredSearchRow } from './listed-unanswered-searches.ts';

const RateHelpArticlePayload = builder.objectRef<RatedArticle>('RateHelpArticlePayload').implement({
  description: 'The article with its counts from now on.',
  fields: (t) => ({
    article: t.expose('article', { type: HelpArticle, description: 'The article.' }),
    counted: t.exposeBoolean('counted', {
      description: 'Whether this was counted: false for the second time of a visitor and day, and for robots.',
    }),
  }),
});

builder.mutationField('rateHelpArticle', (t) =>
  t.field({
    type: mutationResult<RatedArticle>('RateHelpArticleResult', RateHelpArticlePayload),
    description:
      'Records whether an article was helpful, once a visitor, article and day. Visitors are distinguished by a digest that is made with a secret of the day and deleted with it; no address is stored.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier or slug of the article.' }),
      helpful: t.arg.boolean({ required: true, description: 'Whether it was.' }),
    },
    complexity: 20,
    resolve: (_root, { id, helpful }, context, info) =>
      orRefusal(context.services.helpFeedback.rate(id, helpful, selectedFields(info))),
  }),
);

const ReportHelpSearchPayload = builder.objectRef<{ readonly noted: boolean }>('ReportHelpSearchPayload').implement({
  description: 'Whether the search was noted.',
  fields: (t) => ({
    noted: t.exposeBoolean('noted', {
      description:
        'False if the search finds an article, may say who searched, was noted before today, or is of no use to editors.',
    }),
  }),
});

builder.mutationField('reportHelpSearch', (t) =>
  t.field({
    type: mutationResult<{ readonly noted: boolean }>('ReportHelpSearchResult', ReportHelpSearchPayload),
    description:
      'Reports an unanswered search of the help center to the editors: the text, the day and how many searched for it, each visitor once a day. Texts with an at sign or with five digits and more are not stored.',
    args: {
      search: t.arg.string({
        required: true,
        description: 'The search, 200 characters at most.',
        ...constrained({ maxLength: LONGEST_TEXT }),
      }),
    },
    complexity: 50,
    resolve: (_root, { search }, context) =>
      orRefusal(context.services.helpFeedback.reportSearch(search).then((noted) => ({ noted }))),
  }),
);

const UnansweredHelpSearch = builder.objectRef<UnansweredSearchRow>('UnansweredHelpSearch').implement({
  description: 'A search of the help center that found nothing. It is deleted after 90 days.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the row.' }),
    day: t.expose('day', { type: 'Date', description: 'The day, in London.' }),
    text: t.exposeString('text', { description: 'The search, in lower case.' }),
    searches: t.exposeInt('searches', {
      description: 'How many searched for it, each visitor once.',
      ...constrained({ minimum: 1 }),
    }),
  }),
});

const UnansweredHelpSearchConnection = connectionType('UnansweredHelpSearch', UnansweredHelpSearch);

builder.queryField('unansweredHelpSearches', (t) =>
  t.field({
    type: UnansweredHelpSearchConnection,
    description: 'Unanswered searches of the help center, the newest day first. For operators only.',
    args: pageArguments,
    complexity: pageCost,
    resolve: (_root, page, { services }) => services.helpFeedback.unansweredSearches(page),
  }),
);
