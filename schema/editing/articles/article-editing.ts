import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { ArticleCategory, ArticlePriority } from '../../news/article.ts';
import { changeArguments, EditedContentPayload, editedPayload } from '../editable-content.ts';
import type { EditedContent } from '../edited-kind.ts';
import { type ArticleDraft, type ArticleFields, LONGEST_DESCRIPTION, MOST_TAGS } from './article-draft.ts';
import { articlePictureAt, articlePictures } from './article-pictures.ts';
import { editedArticles, newArticles } from './edited-articles.ts';

const ArticlePicture = builder.enumType('ArticlePicture', {
  description: 'A picture that the portal brings for articles.',
  values: articlePictures,
});

const EditableArticle = builder.objectRef<EditedContent<ArticleFields>>('EditableArticle').implement({
  description: 'A piece of news as operators edit it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the article.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses, which never changes.' }),
    revision: t.exposeInt('revision', { description: 'Number of its newest revision, to be sent with a change.' }),
    published: t.boolean({
      description: 'Whether others than operators are shown it.',
      resolve: ({ fields }) => fields.published,
    }),
    title: t.string({ description: 'Headline.', resolve: ({ fields }) => fields.title }),
    summary: t.string({ description: 'The summary, in a sentence or two.', resolve: ({ fields }) => fields.summary }),
    content: t.string({ description: 'The text, in Markdown.', resolve: ({ fields }) => fields.content }),
    category: t.field({
      type: ArticleCategory,
      description: 'What it is about.',
      resolve: ({ fields }) => fields.category,
    }),
    priority: t.field({
      type: ArticlePriority,
      description: 'How much it matters to most readers.',
      resolve: ({ fields }) => fields.priority,
    }),
    tags: t.stringList({ description: 'Words to find it by.', resolve: ({ fields }) => [...fields.tags] }),
    source: t.string({ description: 'The source.', resolve: ({ fields }) => fields.source }),
    sourceUrl: t.string({
      nullable: true,
      description: 'Where the source is; null if the portal itself is the source.',
      resolve: ({ fields }) => fields.sourceUrl,
      ...constrained({ format: 'uri' }),
    }),
    verified: t.boolean({
      description: 'Whether it was held against its source.',
      resolve: ({ fields }) => fields.verified,
    }),
    publishedAt: t.field({
      type: 'DateTime',
      description: 'The date that it bears.',
      resolve: ({ fields }) => fields.publishedAt,
    }),
    image: t.string({ description: 'Path of its picture on this portal.', resolve: ({ fields }) => fields.image }),
    picture: t.field({
      type: ArticlePicture,
      nullable: true,
      description: 'Its picture, if it is one that operators may choose; null if it is another.',
      resolve: ({ fields }) => articlePictureAt(fields.image),
    }),
    pictureDescription: t.string({
      description: 'The alternative text of the picture; empty if it is decorative.',
      resolve: ({ fields }) => fields.imageDescription,
    }),
  }),
});

const ArticleInput = builder.inputRef<ArticleDraft>('ArticleInput').implement({
  description: 'A piece of news.',
  fields: (t) => ({
    title: t.string({
      required: true,
      description: 'Headline, 200 characters at most.',
      ...constrained({ maxLength: 200 }),
    }),
    summary: t.string({
      required: true,
      description: 'The summary, in a sentence or two. 500 characters at most.',
      ...constrained({ maxLength: 500 }),
    }),
    content: t.string({
      required: true,
      description: 'The text, in Markdown. 50,000 characters at most.',
      ...constrained({ maxLength: 50_000 }),
    }),
    category: t.field({ type: ArticleCategory, required: true, description: 'What it is about.' }),
    priority: t.field({ type: ArticlePriority, required: true, description: 'How much it matters to most readers.' }),
    tags: t.stringList({
      required: true,
      description: 'Words to find it by, 10 at most, of 60 characters each.',
      ...constrained({ maxItems: MOST_TAGS }),
    }),
    source: t.string({
      required: true,
      description: 'The source. 200 characters at most.',
      ...constrained({ maxLength: 200 }),
    }),
    sourceUrl: t.string({ description: 'Where the source is, outside the portal.' }),
    verified: t.boolean({
      required: true,
      description: 'Whether it was held against its source; then that has an address.',
    }),
    publishedAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'The date that it bears, not in the future.',
    }),
    picture: t.field({
      type: ArticlePicture,
      description:
        'Its picture. If absent, an existing article keeps its picture, and a new one gets that of its category.',
    }),
    pictureDescription: t.string({
      description:
        'The alternative text of the picture, which is then shown above the text. Empty for a decorative picture; unchanged if absent. 300 characters at most.',
      ...constrained({ maxLength: LONGEST_DESCRIPTION }),
    }),
  }),
});

builder.queryField('editableArticle', (t) =>
  t.field({
    type: EditableArticle,
    nullable: true,
    description: 'One article, published or not, as operators edit it; null if there is none. For operators only.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the article.' }) },
    resolve: (_root, { id }, { services }) => services.editing.find(editedArticles, id),
  }),
);

builder.mutationField('createArticle', (t) =>
  t.field({
    type: mutationResult<ReturnType<typeof editedPayload>>('CreateArticleResult', EditedContentPayload),
    description:
      'Creates an unpublished article. For operators only. With the header Idempotency-Key the same request creates it once.',
    args: {
      input: t.arg({ type: ArticleInput, required: true, description: 'The article.' }),
      note: t.arg.string({ description: 'A note for the history. 500 characters at most.' }),
    },
    complexity: 50,
    resolve: (_root, { input, note }, { services }) =>
      orRefusal(services.editing.create(newArticles, input, note).then(editedPayload)),
  }),
);

builder.mutationField('editArticle', (t) =>
  t.field({
    type: mutationResult<ReturnType<typeof editedPayload>>('EditArticleResult', EditedContentPayload),
    description:
      'Saves an edited article as a new revision. ConflictError if it was changed since it was read. For operators only.',
    args: { ...changeArguments, input: t.arg({ type: ArticleInput, required: true, description: 'The article.' }) },
    complexity: 50,
    resolve: (_root, { input, ...change }, { services }) =>
      orRefusal(services.editing.edit(editedArticles, change, input).then(editedPayload)),
  }),
);
