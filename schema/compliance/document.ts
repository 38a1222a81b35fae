import { builder } from '../builder.ts';
import { CHECKSUM, constrained } from '../graph/constraints.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import type { DocumentRow } from './document-row.ts';
import { MOST_VERSIONS } from './document-selection.ts';
import { LawChangeType } from './document-text-types.ts';
import { DocumentVersionType } from './document-version.ts';
import { versionsCost, versionsOf } from './document-versions.ts';
import { DocumentCategory, DocumentUrgency } from './document-vocabulary.ts';
import { fileName, fileSize, inWords } from './document-words.ts';
import { lawNames } from './law-name.ts';

export const Document = builder.objectRef<DocumentRow>('Document').implement({
  description: 'A compliance document, with the text of its newest version.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the document, a UUID of version 7.' }),
    slug: t.exposeString('slug', { description: 'Name in addresses, like medical-device-regulations; never changes.' }),
    title: t.exposeString('title', { description: 'Title of the document.' }),
    description: t.exposeString('description', { description: 'What it is about, in a sentence.' }),
    category: t.field({
      type: DocumentCategory,
      description: 'Kind of document.',
      resolve: (document) => document.category as never,
    }),
    categoryLabel: t.string({
      description: 'Kind of document in words.',
      resolve: (document) => inWords(document.category),
    }),
    urgency: t.field({
      type: DocumentUrgency,
      description: 'How soon it needs to be read.',
      resolve: (document) => document.urgency as never,
    }),
    source: t.exposeString('source', { description: 'The body whose rules it is about.' }),
    sourceUrl: t.exposeString('sourceUrl', {
      description: 'Page of that body, outside the portal.',
      ...constrained({ format: 'uri' }),
    }),
    version: t.string({ description: 'Number of the newest version.', resolve: ({ version }) => version ?? '' }),
    lastUpdated: t.expose('publishedOn', { type: 'Date', description: 'The day of the newest version, in London.' }),
    reviewDate: t.expose('reviewOn', {
      type: 'Date',
      description: 'The day by which the text is to be read again against the law.',
    }),
    fileSize: t.string({
      description: 'Length of the file as shown, like 3kB.',
      resolve: ({ fileBytes }) => fileSize(fileBytes),
    }),
    fileBytes: t.exposeInt('fileBytes', { description: 'Length of the file in bytes.' }),
    fileName: t.string({
      description: 'Name of the file: slug, version and its day.',
      resolve: ({ slug, version, publishedOn }) => fileName(slug, version ?? '', publishedOn),
    }),
    checksum: t.exposeString('checksum', {
      description: 'SHA-256 of the file, in hexadecimal digits.',
      ...constrained({ pattern: CHECKSUM }),
    }),
    downloads: t.exposeInt('downloadCount', { description: 'How many times it was downloaded, in any version.' }),
    regulations: t.exposeStringList('regulations', { description: 'The law that it is about.' }),
    laws: t.stringList({
      description: 'The names of these regulations, without numbers and sections: by these they are followed.',
      resolve: ({ regulations }) => lawNames(regulations),
    }),
    applicableTo: t.exposeStringList('applicableTo', { description: 'Whom it is for.' }),
    content: t.exposeString('content', {
      description: 'The text of the newest version, in Markdown; 50,000 characters at most.',
      complexity: 40,
    }),
    lawChange: t.expose('lawChange', {
      type: LawChangeType,
      nullable: true,
      description: 'The outdated law in an earlier version that the newest one corrects, if any.',
    }),
    versions: t.field({
      type: [DocumentVersionType],
      description: 'The newest versions, newest first.',
      ...constrained({ maxItems: MOST_VERSIONS }),
      args: { first: t.arg.int({ description: 'How many versions, 1 to 50; 10 when nothing is said.' }) },
      complexity: versionsCost,
      resolve: (document, { first }) => versionsOf(document, first),
    }),
  }),
});

/** Which document is meant, by either of its names. */
export const { documentId } = builder.args((arg) => ({
  documentId: arg.id({
    required: true,
    description: 'Identifier or slug of the document.',
    ...constrained({ format: null }),
  }),
}));

builder.queryField('document', (t) =>
  t.field({
    type: Document,
    nullable: true,
    description: 'One published document with its text and its versions; null if there is none.',
    args: { id: documentId },
    resolve: (_root, { id }, context, info) => context.services.compliance.find(id, selectedFields(info)),
  }),
);
