import { builder } from '../../builder.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { documentId } from '../document.ts';
import type { ReaderRow } from './document-readings.queries.ts';
import type { DocumentReadingRow } from './document-readings.service.ts';

const DocumentReader = builder.objectRef<ReaderRow>('DocumentReader').implement({
  description: 'A member of an organisation, and what they have read and understood of a document.',
  fields: (t) => ({
    accountId: t.exposeID('accountId', { description: 'Identifier of the account.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they said that they have read and understood the version; null if they have not.',
    }),
    lastRead: t.exposeString('lastRead', {
      nullable: true,
      description: 'Number of the newest version of which they said so; null if there is none.',
    }),
  }),
});

const DocumentReading = builder.objectRef<DocumentReadingRow>('DocumentReading').implement({
  description: 'Whether the caller has read and understood a version of a document. A new version asks again.',
  fields: (t) => ({
    documentId: t.exposeID('documentId', { description: 'Identifier of the document.' }),
    version: t.string({ description: 'Number of the version.', resolve: ({ number }) => number }),
    isCurrent: t.boolean({
      description: 'Whether it is the newest version.',
      resolve: ({ number, newest }) => number === newest,
    }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the caller said that they have read and understood it; null if they have not.',
    }),
    team: t.field({
      type: [DocumentReader],
      nullable: true,
      description:
        'All who belong to the organisation of the caller, by name, for those who manage it; null for others. 100 at most.',
      complexity: { field: 10, multiplier: 10 },
      resolve: (reading, _args, { services }) => services.documentReadings.teamOf(reading),
    }),
  }),
});

builder.queryField('documentReading', (t) =>
  t.field({
    type: DocumentReading,
    nullable: true,
    description:
      'Whether the caller has read and understood a version of a document; null if there is no such published document.',
    args: {
      documentId,
      version: t.arg.string({ description: 'Number of the version; by default the newest one.' }),
    },
    complexity: 20,
    resolve: (_root, { documentId: key, version }, { services }) => services.documentReadings.find(key, version),
  }),
);

interface Confirmed {
  readonly reading: DocumentReadingRow;
}

const ConfirmDocumentReadPayload = builder.objectRef<Confirmed>('ConfirmDocumentReadPayload').implement({
  description: 'It is noted that the caller has read and understood the version.',
  fields: (t) => ({
    reading: t.expose('reading', { type: DocumentReading, description: 'The reading of the version by the caller.' }),
  }),
});

builder.mutationField('confirmDocumentRead', (t) =>
  t.field({
    type: mutationResult<Confirmed>('ConfirmDocumentReadResult', ConfirmDocumentReadPayload),
    description:
      'Confirms that the caller has read and understood the newest version of a document, which managers of their organisation see. ConflictError if there is a newer version than the named one.',
    args: {
      documentId,
      version: t.arg.string({ required: true, description: 'Number of the version that the caller has read.' }),
    },
    complexity: 50,
    resolve: (_root, { documentId: key, version }, { services }) =>
      orRefusal(services.documentReadings.confirm(key, version).then((reading) => ({ reading }))),
  }),
);
