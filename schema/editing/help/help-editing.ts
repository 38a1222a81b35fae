import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { HelpCategory } from '../../help/help-article.ts';
import { changeArguments, EditedContentPayload, editedPayload } from '../editable-content.ts';
import type { EditedContent } from '../edited-kind.ts';
import { editedHelp } from './edited-help.ts';
import { type HelpDraft, type HelpFields, HIGHEST_PLACE, MOST_POPULAR_PLACE } from './help-draft.ts';

const EditableHelpArticle = builder.objectRef<EditedContent<HelpFields>>('EditableHelpArticle').implement({
  description: 'An article of the help center as operators edit it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the article.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses, which never changes.' }),
    revision: t.exposeInt('revision', { description: 'Number of its newest revision, to be sent with a change.' }),
    published: t.boolean({
      description: 'Whether others than operators are shown it.',
      resolve: ({ fields }) => fields.published,
    }),
    title: t.string({ description: 'The title.', resolve: ({ fields }) => fields.title }),
    summary: t.string({ description: 'The summary, in a sentence.', resolve: ({ fields }) => fields.summary }),
    body: t.string({ description: 'The text, in Markdown.', resolve: ({ fields }) => fields.body }),
    category: t.field({
      type: HelpCategory,
      description: 'What it is about.',
      resolve: ({ fields }) => fields.category,
    }),
    keywords: t.string({
      description: 'Other names of its subject, a phrase on each line. Searched, not shown.',
      resolve: ({ fields }) => fields.keywords,
    }),
    position: t.int({
      description: 'Its place in the list of all articles.',
      resolve: ({ fields }) => fields.position,
      ...constrained({ minimum: 1 }),
    }),
    popularPlace: t.int({
      nullable: true,
      description: 'Its place among the popular articles; null for all others.',
      resolve: ({ fields }) => fields.popularPlace,
      ...constrained({ minimum: 1 }),
    }),
  }),
});

const HelpArticleInput = builder.inputRef<HelpDraft>('HelpArticleInput').implement({
  description: 'An article of the help center.',
  fields: (t) => ({
    title: t.string({
      required: true,
      description: 'The title, 200 characters at most. Titles are unique.',
      ...constrained({ maxLength: 200 }),
    }),
    summary: t.string({
      required: true,
      description: 'The summary, in a sentence. 300 characters at most.',
      ...constrained({ maxLength: 300 }),
    }),
    body: t.string({
      required: true,
      description: 'The text, in Markdown. 20,000 characters at most.',
      ...constrained({ maxLength: 20_000 }),
    }),
    category: t.field({ type: HelpCategory, required: true, description: 'What it is about.' }),
    keywords: t.string({
      description: 'Other names of its subject, a phrase on each line. 1,000 characters at most.',
      ...constrained({ maxLength: 1_000 }),
    }),
    position: t.int({
      required: true,
      description: 'Its place in the list of all articles; of two with the same the older one comes first.',
      ...constrained({ minimum: 1, maximum: HIGHEST_PLACE }),
    }),
    popularPlace: t.int({
      description: 'Its place among the popular articles, of which five are shown; none for all others.',
      ...constrained({ minimum: 1, maximum: MOST_POPULAR_PLACE }),
    }),
  }),
});

type Payload = ReturnType<typeof editedPayload>;

builder.queryField('editableHelpArticle', (t) =>
  t.field({
    type: EditableHelpArticle,
    nullable: true,
    description:
      'One article of the help center, published or not, as operators edit it; null if there is none. For operators only.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the article.' }) },
    resolve: (_root, { id }, { services }) => services.editing.find(editedHelp, id),
  }),
);

builder.mutationField('createHelpArticle', (t) =>
  t.field({
    type: mutationResult<Payload>('CreateHelpArticleResult', EditedContentPayload),
    description:
      'Creates an unpublished article of the help center. For operators only. With the header Idempotency-Key the same request creates it once.',
    args: {
      input: t.arg({ type: HelpArticleInput, required: true, description: 'The article.' }),
      note: t.arg.string({ description: 'A note for the history. 500 characters at most.' }),
    },
    complexity: 50,
    resolve: (_root, { input, note }, { services }) =>
      orRefusal(services.editing.create(editedHelp, input, note).then(editedPayload)),
  }),
);

builder.mutationField('editHelpArticle', (t) =>
  t.field({
    type: mutationResult<Payload>('EditHelpArticleResult', EditedContentPayload),
    description:
      'Saves an edited article of the help center as a new revision. ConflictError if it was changed since it was read. For operators only.',
    args: { ...changeArguments, input: t.arg({ type: HelpArticleInput, required: true, description: 'The article.' }) },
    complexity: 50,
    resolve: (_root, { input, ...change }, { services }) =>
      orRefusal(services.editing.edit(editedHelp, change, input).then(editedPayload)),
  }),
);
