import { builder } from '../../../builder.ts';
import { mutationResult, orRefusal } from '../../../graph/mutation-result.ts';
import type { ApplicationNoteRow } from './application-notes.queries.ts';
import type { NotedApplication } from './application-notes.service.ts';

const ApplicationNote = builder.objectRef<ApplicationNoteRow>('ApplicationNote').implement({
  description: 'A note of the employer on an application. The applicant does not see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the note.' }),
    text: t.exposeString('text', { description: 'The note, plain text.' }),
    author: t.exposeString('author', { description: 'First and last name of who wrote it.' }),
    notedAt: t.expose('notedAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
});

const ApplicationNotesPayload = builder.objectRef<NotedApplication>('ApplicationNotesPayload').implement({
  description: 'A note was added to an application, or removed from it.',
  fields: (t) => ({
    applicationId: t.exposeID('applicationId', { description: 'Identifier of the application.' }),
    notes: t.field({
      type: [ApplicationNote],
      description: 'The notes on it as they are now, the oldest first.',
      resolve: ({ notes }) => [...notes],
    }),
  }),
});

builder.queryField('applicationNotes', (t) =>
  t.field({
    type: [ApplicationNote],
    description:
      "The notes on an application to a post of one's own, the oldest first; 50 at most. For those who read the application as its employer.",
    args: { applicationId: t.arg.id({ required: true, description: 'Identifier of the application.' }) },
    complexity: 60,
    resolve: async (_root, { applicationId }, { services }) => [
      ...(await services.applicationNotes.list(applicationId)),
    ],
  }),
);

builder.mutationField('addApplicationNote', (t) =>
  t.field({
    type: mutationResult<NotedApplication>('AddApplicationNoteResult', ApplicationNotesPayload),
    description: "Adds a note to an application to a post of one's own. The applicant is neither shown nor told it.",
    args: {
      applicationId: t.arg.id({ required: true, description: 'Identifier of the application.' }),
      text: t.arg.string({ required: true, description: 'The note, plain text; 2,000 characters at most.' }),
    },
    complexity: 60,
    resolve: (_root, { applicationId, text }, { services }) =>
      orRefusal(services.applicationNotes.add(applicationId, text)),
  }),
);

builder.mutationField('removeApplicationNote', (t) =>
  t.field({
    type: mutationResult<NotedApplication>('RemoveApplicationNoteResult', ApplicationNotesPayload),
    description: "Removes a note from an application to a post of one's own.",
    args: { id: t.arg.id({ required: true, description: 'Identifier of the note.' }) },
    complexity: 60,
    resolve: (_root, { id }, { services }) => orRefusal(services.applicationNotes.remove(id)),
  }),
);
