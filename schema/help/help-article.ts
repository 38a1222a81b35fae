import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import { type HelpArticleRow, helpCategoryLabels } from './help-article-row.ts';

/** Values are stored in lower case; the graph shows them by the names here. */
export const HelpCategory = builder.enumType('HelpCategory', {
  description: 'The part of the portal that a help article is about.',
  values: {
    JOBS: { value: 'jobs', description: 'Finding a job, applying for it, and advertising one.' },
    ACCOUNT: { value: 'account', description: 'Opening an account, signing in, and what is kept about you.' },
    EQUIPMENT: { value: 'equipment', description: 'Finding a product, and listing one.' },
    DOCUMENTS: { value: 'documents', description: 'Compliance documents, news, the search and the API.' },
  } as const,
});

export const HelpArticle = builder.objectRef<HelpArticleRow>('HelpArticle').implement({
  description: 'A short article of the help center, about something that the portal does.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the article, a UUID of version 7.' }),
    slug: t.exposeString('slug', { description: 'Name of the article in addresses: /help-center?article=<slug>.' }),
    title: t.exposeString('title', { description: 'The title.' }),
    summary: t.exposeString('summary', { description: 'The summary, in a sentence.' }),
    body: t.exposeString('body', { description: 'The text, in Markdown.' }),
    category: t.expose('category', { type: HelpCategory, description: 'What it is about.' }),
    categoryLabel: t.string({
      description: 'The category in words, like Your account.',
      resolve: (article) => helpCategoryLabels[article.category],
    }),
    isPopular: t.boolean({
      description: 'Whether it is among the five that most readers look for.',
      resolve: ({ popularPlace }) => popularPlace !== null,
    }),
    helpfulCount: t.exposeInt('helpfulCount', {
      description: 'How often visitors said that it was helpful, counted once a visitor and day.',
      ...constrained({ minimum: 0 }),
    }),
    unhelpfulCount: t.exposeInt('unhelpfulCount', {
      description: 'How often visitors said that it was not, counted once a visitor and day.',
      ...constrained({ minimum: 0 }),
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When its text was last changed.' }),
  }),
});

const articleKey = builder.args((arg) => ({
  id: arg.id({
    required: true,
    description: 'Identifier or slug of the article.',
    ...constrained({ format: null }),
  }),
}));

builder.queryField('helpArticle', (t) =>
  t.field({
    type: HelpArticle,
    nullable: true,
    description: 'One article of the help center; null if there is none.',
    args: articleKey,
    resolve: (_root, { id }, context, info) => context.services.help.find(id, selectedFields(info)),
  }),
);

builder.queryField('relatedHelpArticles', (t) =>
  t.field({
    type: [HelpArticle],
    description:
      'The articles that say most of what the title of one says, the nearest first. None if there is no such article.',
    args: articleKey,
    complexity: { field: 20, multiplier: 3 },
    resolve: (_root, { id }, context) => context.services.help.related(id),
  }),
);
