import { readDocumentFilter } from '../compliance/document-filter-reading.ts';
import type { DocumentRow } from '../compliance/document-row.ts';
import { wantedParts } from '../compliance/document-selection.ts';
import { fileSize } from '../compliance/document-words.ts';
import { listedDocuments } from '../compliance/listed-documents.ts';
import { excerptOf } from './excerpt.ts';
import { listedSource } from './search-source.ts';

/** Published compliance documents. */
export const documentSource = listedSource({
  name: 'documents',
  category: 'compliance',
  listed: listedDocuments,
  wanted: wantedParts(new Set(['description', 'fileSize'])),
  whole: ({ db }) => readDocumentFilter(db, {}),
  present: (document: DocumentRow) => ({
    id: document.id,
    title: document.title,
    description: excerptOf(document.description),
    data: { kind: 'compliance', updated: document.publishedOn, downloadSize: fileSize(document.fileBytes) },
    path: `/compliance?doc=${encodeURIComponent(document.slug)}`,
  }),
});
