import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { constrained } from '../graph/constraints.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { LONGEST_TEXT } from '../queries/filter-values.ts';
import type { EditedContent } from './edited-kind.ts';
import type { ContentFilter } from './editing.service.ts';
import type { ListedContentRow } from './listed-content.ts';

export const ContentKind = builder.enumType('ContentKind', {
  description: 'A kind of content that operators edit.',
  values: {
    ARTICLE: { value: 'article', description: 'A piece of news.' },
    HELP_ARTICLE: { value: 'help_article', description: 'An article of the help center.' },
    DOCUMENT: { value: 'document', description: 'A compliance document.' },
    ENTRY: { value: 'content_entry', description: 'A text, a set of figures or a set of links of a page.' },
  } as const,
});

const EditableContent = builder.objectRef<ListedContentRow>('EditableContent').implement({
  description: 'A piece of content as operators find it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the article or document.' }),
    kind: t.expose('kind', { type: ContentKind, description: 'What it is.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses, which never changes.' }),
    title: t.exposeString('title', { description: 'Its title.' }),
    published: t.exposeBoolean('published', { description: 'Whether others than operators are shown it.' }),
    revision: t.exposeInt('revision', {
      description: 'Number of its newest revision, to be sent with a change; 0 if it was never edited in the portal.',
      ...constrained({ minimum: 0 }),
    }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});

const ContentFilterInput = builder.inputRef<ContentFilter>('EditableContentFilter').implement({
  description: 'A filter of a list of content. All conditions must hold.',
  fields: (t) => ({
    search: t.string({
      description: 'Words in what is searched of it, or a part of its title. 200 characters at most.',
      ...constrained({ maxLength: LONGEST_TEXT }),
    }),
    published: t.boolean({ description: 'Only what is published, or only what is not.' }),
  }),
});

builder.queryField('editableContent', (t) =>
  t.field({
    type: connectionType<ListedContentRow>('EditableContent', EditableContent),
    description: 'The content of one kind, published or not, what was changed last first. For operators only.',
    args: {
      kind: t.arg({ type: ContentKind, required: true, description: 'Which kind.' }),
      filter: t.arg({ type: ContentFilterInput, description: 'The filter of the list.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { kind, filter, ...page }, { services }) => services.editing.list(kind, filter ?? {}, page),
  }),
);

interface EditedPayload {
  readonly content: ListedContentRow;
}

export const EditedContentPayload = builder.objectRef<EditedPayload>('EditedContentPayload').implement({
  description: 'A piece of content was written, published or taken back.',
  fields: (t) => ({
    content: t.expose('content', { type: EditableContent, description: 'The piece of content as it is now.' }),
  }),
});

/** The payload of a change: the piece of content as a list has it. */
export function editedPayload({ fields, ...content }: EditedContent): EditedPayload {
  const { title, published } = fields;
  return { content: { ...content, title, published } };
}

/** The arguments of each change of a piece of content that is there. */
export const changeArguments = builder.args((arg) => ({
  id: arg.id({ required: true, description: 'Identifier of the article or document.' }),
  revision: arg.int({
    required: true,
    description:
      'The revision that the change is based on: if there is a newer one, nothing is stored (ConflictError).',
  }),
  note: arg.string({ description: 'The change and its reason, for the history. 500 characters at most.' }),
}));

const kindArgument = builder.args((arg) => ({
  kind: arg.field({ type: ContentKind, required: true, description: 'Which kind of content it is.' }),
}));

builder.mutationField('publishContent', (t) =>
  t.field({
    type: mutationResult<EditedPayload>('PublishContentResult', EditedContentPayload),
    description: 'Publishes a piece of content. Publishing it again changes nothing. For operators only.',
    args: { ...kindArgument, ...changeArguments },
    complexity: 50,
    resolve: (_root, { kind, ...change }, { services }) =>
      orRefusal(services.editing.setPublished(kind, change, true).then(editedPayload)),
  }),
);

builder.mutationField('unpublishContent', (t) =>
  t.field({
    type: mutationResult<EditedPayload>('UnpublishContentResult', EditedContentPayload),
    description:
      'Unpublishes a piece of content: only operators see it, and no version of a document is shown. The reactions of readers are kept, and it can be published again. For operators only.',
    args: {
      ...kindArgument,
      ...changeArguments,
      note: t.arg.string({
        required: true,
        description: 'Why it is taken back, for the history. 500 characters at most.',
      }),
    },
    complexity: 50,
    resolve: (_root, { kind, ...change }, { services }) =>
      orRefusal(services.editing.setPublished(kind, change, false).then(editedPayload)),
  }),
);

builder.mutationField('restoreContent', (t) =>
  t.field({
    type: mutationResult<EditedPayload>('RestoreContentResult', EditedContentPayload),
    description:
      'Brings an earlier revision back, as a new one, so that nothing that was saved since is lost. Whether it is published stays as it is. For operators only.',
    args: {
      ...kindArgument,
      ...changeArguments,
      number: t.arg.int({ required: true, description: 'Number of the revision to bring back.' }),
    },
    complexity: 50,
    resolve: (_root, { kind, number, ...change }, { services }) =>
      orRefusal(services.editing.restore(kind, change, number).then(editedPayload)),
  }),
);
