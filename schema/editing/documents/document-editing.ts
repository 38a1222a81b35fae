import { builder } from '../../builder.ts';
import { DocumentCategory, DocumentUrgency } from '../../compliance/document-vocabulary.ts';
import { constrained } from '../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { changeArguments, EditedContentPayload, editedPayload } from '../editable-content.ts';
import type { EditedContent } from '../edited-kind.ts';
import { type DocumentDraft, type DocumentFields, MOST_LINES, type VersionDraft } from './document-draft.ts';
import { documentVersions, editedDocuments, newDocuments } from './edited-documents.ts';

const EditableDocument = builder.objectRef<EditedContent<DocumentFields>>('EditableDocument').implement({
  description: 'A compliance document with its newest version, as operators edit it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the document.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses, which never changes.' }),
    revision: t.exposeInt('revision', { description: 'Number of its newest revision, to be sent with a change.' }),
    published: t.boolean({
      description: 'Whether others than operators are shown it.',
      resolve: ({ fields }) => fields.published,
    }),
    title: t.string({ description: 'Title of the document.', resolve: ({ fields }) => fields.title }),
    description: t.string({ description: 'What it is about.', resolve: ({ fields }) => fields.description }),
    category: t.field({
      type: DocumentCategory,
      description: 'Kind of document.',
      resolve: ({ fields }) => fields.category as never,
    }),
    urgency: t.field({
      type: DocumentUrgency,
      description: 'How soon it needs to be read.',
      resolve: ({ fields }) => fields.urgency as never,
    }),
    source: t.string({ description: 'The body whose rules it is about.', resolve: ({ fields }) => fields.source }),
    sourceUrl: t.string({
      description: 'Page of that body, outside the portal.',
      resolve: ({ fields }) => fields.sourceUrl,
      ...constrained({ format: 'uri' }),
    }),
    reviewDate: t.field({
      type: 'Date',
      description: 'The day by which the text is to be read again against the law.',
      resolve: ({ fields }) => fields.reviewDate,
    }),
    number: t.string({ description: 'Number of the newest version.', resolve: ({ fields }) => fields.number }),
    regulations: t.stringList({
      description: 'The law that it is about.',
      resolve: ({ fields }) => [...fields.regulations],
    }),
    applicableTo: t.stringList({ description: 'Whom it is for.', resolve: ({ fields }) => [...fields.applicableTo] }),
    content: t.string({
      description: 'The text of the newest version, in Markdown.',
      resolve: ({ fields }) => fields.content,
    }),
  }),
});

const lines = { required: true, ...constrained({ maxItems: MOST_LINES }) } as const;
const LINES = `${MOST_LINES} at most, of 200 characters each.`;

const DocumentInput = builder.inputRef<DocumentDraft>('DocumentInput').implement({
  description: 'The description of a document and its newest version.',
  fields: (t) => ({
    title: t.string({
      required: true,
      description: 'Title, 200 characters at most.',
      ...constrained({ maxLength: 200 }),
    }),
    description: t.string({
      required: true,
      description: 'The description, 500 characters at most.',
      ...constrained({ maxLength: 500 }),
    }),
    category: t.field({ type: DocumentCategory, required: true, description: 'Kind of document.' }),
    urgency: t.field({ type: DocumentUrgency, required: true, description: 'How soon it needs to be read.' }),
    source: t.string({
      required: true,
      description: 'The body whose rules it is about, 200 characters at most.',
      ...constrained({ maxLength: 200 }),
    }),
    sourceUrl: t.string({ required: true, description: 'Page of that body, outside the portal.' }),
    reviewDate: t.field({
      type: 'Date',
      required: true,
      description: 'The day by which the text is to be read again against the law.',
    }),
    regulations: t.stringList({ ...lines, description: `The law that it is about. ${LINES}` }),
    applicableTo: t.stringList({ ...lines, description: `Whom it is for. ${LINES}` }),
  }),
});

const DocumentVersionInput = builder.inputRef<VersionDraft>('DocumentVersionInput').implement({
  description: 'A new version of a document.',
  fields: (t) => ({
    number: t.string({ required: true, description: 'Its number, like 2.1, above that of the newest version.' }),
    changeNote: t.string({
      required: true,
      description: 'The summary of its changes, which readers see. 500 characters at most.',
      ...constrained({ maxLength: 500 }),
    }),
    regulations: t.stringList({ ...lines, description: `The law that it is about. ${LINES}` }),
    applicableTo: t.stringList({ ...lines, description: `Whom it is for. ${LINES}` }),
    content: t.string({
      required: true,
      description: 'The text, in Markdown. 50,000 characters at most.',
      ...constrained({ maxLength: 50_000 }),
    }),
  }),
});

type Payload = ReturnType<typeof editedPayload>;

builder.queryField('editableDocument', (t) =>
  t.field({
    type: EditableDocument,
    nullable: true,
    description: 'One document, published or not, as operators edit it; null if there is none. For operators only.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the document.' }) },
    resolve: (_root, { id }, { services }) => services.editing.find(editedDocuments, id),
  }),
);

builder.mutationField('createDocument', (t) =>
  t.field({
    type: mutationResult<Payload>('CreateDocumentResult', EditedContentPayload),
    description:
      'Creates an unpublished document with its first version. For operators only. With the header Idempotency-Key the same request creates it once.',
    args: {
      input: t.arg({ type: DocumentInput, required: true, description: 'Its description.' }),
      content: t.arg.string({
        required: true,
        description: 'The text of its first version, in Markdown. 50,000 characters at most.',
      }),
      number: t.arg.string({ description: 'The number of its first version, like 2.1; 1.0 if none is given.' }),
      note: t.arg.string({ description: 'A note for the history. 500 characters at most.' }),
    },
    complexity: 50,
    resolve: (_root, { input, note, ...text }, { services }) =>
      orRefusal(services.editing.create(newDocuments, { ...input, ...text }, note).then(editedPayload)),
  }),
);

builder.mutationField('editDocument', (t) =>
  t.field({
    type: mutationResult<Payload>('EditDocumentResult', EditedContentPayload),
    description:
      'Corrects the description of a document and its newest version, which renews their file and checksum; its text and its earlier versions do not change. ConflictError if it was changed since it was read. For operators only.',
    args: {
      ...changeArguments,
      input: t.arg({ type: DocumentInput, required: true, description: 'Its description.' }),
    },
    complexity: 50,
    resolve: (_root, { input, ...change }, { services }) =>
      orRefusal(services.editing.edit(editedDocuments, change, input).then(editedPayload)),
  }),
);

builder.mutationField('publishDocumentVersion', (t) =>
  t.field({
    type: mutationResult<Payload>('PublishDocumentVersionResult', EditedContentPayload),
    description:
      'Adds a new version of a document, which readers see if the document is published. The earlier ones do not change, and can still be read and downloaded. ConflictError if the document was changed since it was read. For operators only.',
    args: {
      ...changeArguments,
      input: t.arg({ type: DocumentVersionInput, required: true, description: 'The version.' }),
    },
    complexity: 50,
    resolve: (_root, { input, ...change }, { services }) =>
      orRefusal(services.editing.edit(documentVersions, change, input).then(editedPayload)),
  }),
);
