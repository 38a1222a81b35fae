import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import { type ArticleRow, categoryLabels } from './article-row.ts';

/** Values are stored in lower case; the graph shows them by the names here. */
export const ArticleCategory = builder.enumType('ArticleCategory', {
  description: 'The category of an article.',
  values: {
    BREAKING: { value: 'breaking', description: 'Breaking news.' },
    POLICY: { value: 'policy', description: 'Law, procurement and policy.' },
    RECRUITMENT: { value: 'recruitment', description: 'Posts, pay and how to apply.' },
    TECHNOLOGY: { value: 'technology', description: 'Digital services and devices.' },
    COMPLIANCE: { value: 'compliance', description: 'Standards, and how they are met.' },
    RESEARCH: { value: 'research', description: 'Research and its results.' },
  } as const,
});

export const ArticlePriority = builder.enumType('ArticlePriority', {
  description: 'How much an article matters to most readers.',
  values: {
    HIGH: { value: 'high', description: 'High priority: may stand in the live update.' },
    MEDIUM: { value: 'medium', description: 'Medium priority.' },
    LOW: { value: 'low', description: 'Low priority.' },
  } as const,
});

export const Article = builder.objectRef<ArticleRow>('Article').implement({
  description: 'A piece of news.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the article, a UUID of version 7.' }),
    slug: t.exposeString('slug', { description: 'Name of the article in addresses: /news?article=<slug>.' }),
    title: t.exposeString('title', { description: 'Headline.' }),
    summary: t.exposeString('summary', { description: 'The summary, in a sentence or two.' }),
    content: t.exposeString('content', { description: 'The text, in Markdown.' }),
    category: t.expose('category', { type: ArticleCategory, description: 'What it is about.' }),
    categoryLabel: t.string({
      description: 'The category in words, like Policy.',
      resolve: (article) => categoryLabels[article.category],
    }),
    priority: t.expose('priority', { type: ArticlePriority, description: 'How much it matters to most readers.' }),
    tags: t.exposeStringList('tags', {
      description: 'Words to find it by, 10 at most.',
      ...constrained({ maxItems: 10 }),
    }),
    source: t.exposeString('source', { description: 'The source.' }),
    sourceUrl: t.exposeString('sourceUrl', {
      nullable: true,
      description: 'Where the source is; null if the portal itself is the source.',
      ...constrained({ format: 'uri' }),
    }),
    verified: t.exposeBoolean('verified', { description: 'Whether the text was held against the source.' }),
    image: t.exposeString('image', { description: 'Path of its picture on this portal.' }),
    imageDescription: t.exposeString('imageDescription', {
      description: 'The alternative text of the picture; empty if it is decorative.',
    }),
    readTime: t.exposeInt('readTime', {
      description: 'Minutes that reading takes, at 200 words a minute.',
      ...constrained({ minimum: 1 }),
    }),
    views: t.exposeInt('views', { description: 'How often it was opened, counted once a visitor and day.' }),
    likes: t.exposeInt('likes', {
      description:
        'How many like it: accounts, each once, and visitors without an account, once a day. Their names are not shown.',
    }),
    comments: t.exposeInt('comments', { description: 'How many comments of its discussion are shown.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'When it was published.' }),
  }),
});

builder.queryField('article', (t) =>
  t.field({
    type: Article,
    nullable: true,
    description: 'One article; null if there is none. Reading it is not counted as a view.',
    args: {
      id: t.arg.id({
        required: true,
        description: 'Identifier or slug of the article.',
        ...constrained({ format: null }),
      }),
    },
    resolve: (_root, { id }, context, info) => context.services.news.find(id, selectedFields(info)),
  }),
);
