import { builder } from '../builder.ts';
import { TextChangeType } from '../compliance/document-text-types.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import type { ContentRevisionRow } from './content-revision-row.ts';
import { ContentKind } from './editable-content.ts';
import { type FieldChange, fieldChanges, passagesOf } from './field-changes.ts';

const ContentRevisionAction = builder.enumType('ContentRevisionAction', {
  description: 'A change of a piece of content.',
  values: {
    LOADED: { value: 'loaded', description: 'It was loaded with the portal: how it was before it was first edited.' },
    CREATED: { value: 'created', description: 'It was written.' },
    EDITED: { value: 'edited', description: 'It was changed.' },
    PUBLISHED: { value: 'published', description: 'It was published.' },
    UNPUBLISHED: { value: 'unpublished', description: 'It was taken back from publication.' },
    RESTORED: { value: 'restored', description: 'An earlier revision was brought back.' },
  } as const,
});

const ContentFieldChange = builder.objectRef<FieldChange>('ContentFieldChange').implement({
  description: 'The change of one field in a revision.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the field in the input.' }),
    label: t.exposeString('label', { description: 'The label of the field.' }),
    before: t.exposeString('before', { description: 'The previous value; a list with an entry on each line.' }),
    after: t.exposeString('after', { description: 'The new value.' }),
    passages: t.field({
      type: [TextChangeType],
      description: 'Where the two differ.',
      complexity: { field: 5, multiplier: 1 },
      resolve: (change) => passagesOf(change),
    }),
  }),
});

const ContentRevision = builder.objectRef<ContentRevisionRow>('ContentRevision').implement({
  description: 'A saved change of a piece of content, which is never changed itself.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the revision.' }),
    number: t.exposeInt('number', {
      description: 'Its number; 0 is how the content was before it was first edited in the portal.',
    }),
    action: t.expose('action', { type: ContentRevisionAction, description: 'The action.' }),
    note: t.exposeString('note', { description: 'The note of the operator; may be empty.' }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When it was saved.' }),
    savedBy: t.exposeString('accountEmail', {
      nullable: true,
      description: 'Email address of the operator; null if the portal loaded it, or the account is deleted.',
    }),
    changes: t.field({
      type: [ContentFieldChange],
      description: 'The changes from the previous revision, field by field.',
      // Few fields are changed at a time, and what comparing them may cost is bounded.
      complexity: { field: 5, multiplier: 3 },
      resolve: (revision) => fieldChanges(revision),
    }),
  }),
});

builder.queryField('contentRevisions', (t) =>
  t.field({
    type: connectionType<ContentRevisionRow>('ContentRevision', ContentRevision),
    description: 'The history of a piece of content, the newest revision first. For operators only.',
    args: {
      kind: t.arg({ type: ContentKind, required: true, description: 'Which kind of content it is.' }),
      id: t.arg.id({ required: true, description: 'Identifier of the article or document.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { kind, id, ...page }, { services }) => services.editing.revisions(kind, id, page),
  }),
);
