import { builder } from '../builder.ts';
import { CHECKSUM, constrained } from '../graph/constraints.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import { Document, documentId } from './document.ts';
import type { DocumentDownload } from './document-row.ts';

const DownloadDocumentPayload = builder.objectRef<DocumentDownload>('DownloadDocumentPayload').implement({
  description: 'The file of a document, and the document with its downloads from now on.',
  fields: (t) => ({
    document: t.expose('document', {
      type: Document,
      description: 'The document, its downloads counted once a visitor and day.',
    }),
    version: t.exposeString('version', { description: 'Number of the version.' }),
    fileName: t.exposeString('fileName', { description: 'Name of the file: slug, version and its day.' }),
    text: t.exposeString('text', { description: 'The whole file: plain text in UTF-8.' }),
    checksum: t.exposeString('checksum', {
      description: 'SHA-256 of the file, in hexadecimal digits.',
      ...constrained({ pattern: CHECKSUM }),
    }),
  }),
});

builder.mutationField('downloadDocument', (t) =>
  t.field({
    type: mutationResult<DocumentDownload>('DownloadDocumentResult', DownloadDocumentPayload),
    description:
      'Returns the file of a document and counts the download, once a visitor, document and day: repeats return the same number. Visitors are distinguished by a digest that is made with a secret of the day and deleted with it.',
    args: {
      id: documentId,
      version: t.arg.string({ description: 'Number of a version; by default the newest one.' }),
    },
    complexity: 20,
    resolve: (_root, { id, version }, context, info) =>
      orRefusal(context.services.compliance.download(id, version, selectedFields(info))),
  }),
);
