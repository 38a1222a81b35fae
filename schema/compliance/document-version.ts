import { builder } from '../builder.ts';
import { CHECKSUM, constrained } from '../graph/constraints.ts';
import { LawChangeType, TextChangeType } from './document-text-types.ts';
import { changesSince, type DocumentVersion } from './document-versions.ts';
import { fileName, fileSize } from './document-words.ts';

export const DocumentVersionType = builder.objectRef<DocumentVersion>('DocumentVersion').implement({
  description: 'A text of a document as it was published. It never changes.',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'Number of the version, like 2.1.' }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether it is the newest one.' }),
    publishedOn: t.expose('publishedOn', { type: 'Date', description: 'The day of publication, in London.' }),
    changeNote: t.exposeString('changeNote', { description: 'The summary of the changes of this version.' }),
    regulations: t.exposeStringList('regulations', { description: 'The law that it is about.' }),
    applicableTo: t.exposeStringList('applicableTo', { description: 'Whom it is for.' }),
    content: t.exposeString('content', {
      description: 'The text, in Markdown; 50,000 characters at most.',
      complexity: 300,
    }),
    lawChange: t.expose('lawChange', {
      type: LawChangeType,
      nullable: true,
      description: 'The outdated law in an earlier version that this one corrects, if any.',
    }),
    fileSize: t.string({
      description: 'Length of the file as shown, like 3kB.',
      resolve: ({ fileBytes }) => fileSize(fileBytes),
    }),
    fileBytes: t.exposeInt('fileBytes', { description: 'Length of the file in bytes.' }),
    fileName: t.string({
      description: 'Name of the file: slug, version and its day.',
      resolve: ({ slug, number, publishedOn }) => fileName(slug, number, publishedOn),
    }),
    checksum: t.exposeString('checksum', {
      description: 'SHA-256 of the file, in hexadecimal digits.',
      ...constrained({ pattern: CHECKSUM }),
    }),
    changes: t.field({
      type: [TextChangeType],
      description: 'The changes of the text since another version; empty if there are none.',
      args: {
        since: t.arg.string({ description: 'Number of the other version; by default the previous one.' }),
      },
      complexity: { field: 400, multiplier: 1 },
      resolve: (version, { since }) => changesSince(version, since),
    }),
  }),
});
