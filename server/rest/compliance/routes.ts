import type { Route, Tag } from '../engine/route.ts';
import { read, write } from '../engine/rows.ts';
import {
  ComplianceStatsDocument,
  DocumentCategoriesDocument,
  DocumentDocument,
  DocumentsDocument,
  DownloadDocumentDocument,
} from '../operations.generated.ts';
import { complianceExamples as examples } from './examples.ts';
import { compliancePresentation as presentation } from './presentation.ts';

const tag: Tag = { name: 'Compliance', description: 'Compliance documents and their versions.' };
const area = { tag, examples, presentation };
const notFound = 'Document not found';

/** The rows of the REST table about compliance documents. */
export const complianceRoutes: readonly Route[] = [
  read(DocumentsDocument, { ...area, path: '/compliance', summary: 'Compliance documents', takesAll: ['category'] }),
  read(ComplianceStatsDocument, {
    ...area,
    path: '/compliance/stats/overview',
    summary: 'Figures about compliance documents',
  }),
  read(DocumentCategoriesDocument, {
    ...area,
    path: '/compliance/categories/list',
    summary: 'Categories of compliance documents',
    component: 'DocumentCategories',
  }),
  read(DocumentDocument, { ...area, path: '/compliance/{id}', summary: 'One compliance document', notFound }),
  write(DownloadDocumentDocument, {
    ...area,
    path: '/compliance/{id}/download',
    summary: 'Download a compliance document',
    inQuery: ['version'],
    notFound,
    // The checksum of the file.
    entityTag: ({ downloadDocument: answer }) => ('checksum' in answer ? answer.checksum : undefined),
  }),
];
