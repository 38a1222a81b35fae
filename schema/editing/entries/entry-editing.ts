import { builder } from '../../builder.ts';
import { ContentItemType } from '../../content/content-entry.ts';
import { constrained } from '../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { changeArguments, EditedContentPayload, editedPayload } from '../editable-content.ts';
import type { EditedContent } from '../edited-kind.ts';
import { editedEntries } from './edited-entries.ts';
import {
  type EntryDraft,
  type EntryFields,
  type ItemDraft,
  LONGEST_ADDRESS,
  LONGEST_BODY,
  LONGEST_ITEM_TEXT,
  LONGEST_LABEL,
  LONGEST_VALUE,
} from './entry-draft.ts';

const EditableEntry = builder.objectRef<EditedContent<EntryFields>>('EditableEntry').implement({
  description: 'A text, a set of figures or a set of links of a page as operators edit it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the entry.' }),
    slug: t.exposeString('slug', { description: 'Its name, like staff-portal.statistics, which never changes.' }),
    revision: t.exposeInt('revision', {
      description: 'Number of its newest revision, to be sent with a change; 0 if it was never edited.',
      ...constrained({ minimum: 0 }),
    }),
    title: t.string({ description: 'Heading.', resolve: ({ fields }) => fields.title }),
    body: t.string({ description: 'Text in Markdown; may be empty.', resolve: ({ fields }) => fields.body }),
    items: t.field({
      type: [ContentItemType],
      description: 'Rows, in order.',
      resolve: ({ fields }) => [...fields.items],
    }),
    illustrative: t.boolean({
      description: 'Whether the figures are display content and not measured.',
      resolve: ({ fields }) => fields.illustrative,
    }),
  }),
});

const EntryItemInput = builder.inputRef<ItemDraft>('EntryItemInput').implement({
  description: 'One row of an entry: a figure, a step or a link.',
  fields: (t) => ({
    label: t.string({
      required: true,
      description: 'The label of the row, 200 characters at most.',
      ...constrained({ maxLength: LONGEST_LABEL }),
    }),
    value: t.string({
      description: 'A figure with its unit, 200 characters at most.',
      ...constrained({ maxLength: LONGEST_VALUE }),
    }),
    text: t.string({
      description: 'A sentence or two, 1,000 characters at most.',
      ...constrained({ maxLength: LONGEST_ITEM_TEXT }),
    }),
    url: t.string({
      description:
        'Where the row leads: https://, http://, mailto: or tel:, or / for a page of the portal. 500 characters at most.',
      ...constrained({ maxLength: LONGEST_ADDRESS }),
    }),
  }),
});

const EntryInput = builder.inputRef<EntryDraft>('EntryInput').implement({
  description: 'A text, a set of figures or a set of links of a page.',
  fields: (t) => ({
    title: t.string({
      required: true,
      description: 'Heading, 200 characters at most.',
      ...constrained({ maxLength: 200 }),
    }),
    body: t.string({
      required: true,
      description: 'Text in Markdown; may be empty. 20,000 characters at most.',
      ...constrained({ maxLength: LONGEST_BODY }),
    }),
    items: t.field({ type: [EntryItemInput], required: true, description: 'Rows, in order; 100 at most.' }),
    illustrative: t.boolean({
      required: true,
      description: 'Whether the figures are display content and not measured, which the page then says.',
    }),
  }),
});

builder.queryField('editableEntry', (t) =>
  t.field({
    type: EditableEntry,
    nullable: true,
    description: 'One text of a page as operators edit it; null if there is none. For operators only.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the entry.' }) },
    resolve: (_root, { id }, { services }) => services.editing.find(editedEntries, id),
  }),
);

builder.mutationField('editEntry', (t) =>
  t.field({
    type: mutationResult<ReturnType<typeof editedPayload>>('EditEntryResult', EditedContentPayload),
    description:
      'Saves an edited text of a page as a new revision, which its page shows at once. ConflictError if it was changed since it was read. For operators only.',
    args: { ...changeArguments, input: t.arg({ type: EntryInput, required: true, description: 'The entry.' }) },
    complexity: 50,
    resolve: (_root, { input, ...change }, { services }) =>
      orRefusal(services.editing.edit(editedEntries, change, input).then(editedPayload)),
  }),
);
