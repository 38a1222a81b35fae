import { documentDetailExample, documentExample, downloadExample } from './compliance.examples.ts';
import {
  documentFilterParameters,
  documentIdParameter,
  documentSortParameter,
  versionParameter,
} from './compliance.parameters.ts';
import {
  checksumOf,
  presentCategories,
  presentDocument,
  presentDocumentDetail,
  presentDownload,
} from './compliance.presentation.ts';
import { reference } from './json-schema.ts';
import { correctedSearch, listSchema, pageParameters, presentList } from './list.ts';
import {
  ComplianceStatsDocument,
  DocumentCategoriesDocument,
  DocumentDocument,
  DocumentsDocument,
  DownloadDocumentDocument,
} from './operations/operations.generated.ts';
import { type Route, read, write } from './route.ts';

const NOT_FOUND = 'Document not found';

/** The rows of the REST table about compliance documents. */
export const complianceRoutes: readonly Route[] = [
  read(DocumentsDocument, {
    path: '/compliance',
    tag: 'Compliance',
    summary: 'Compliance documents',
    description: 'Published documents, narrowed by any of the filters: every one given must hold.',
    pathParameters: [],
    queryParameters: [...documentFilterParameters, documentSortParameter, ...pageParameters],
    present: ({ documents }) => presentList('documents', documents, presentDocument),
    answer: listSchema('documents', reference('Document'), correctedSearch),
    example: { documents: [documentExample], total: 1, totalIsCapped: false, nextCursor: null, correctedSearch: null },
  }),
  read(ComplianceStatsDocument, {
    path: '/compliance/stats/overview',
    tag: 'Compliance',
    summary: 'Figures about compliance documents',
    description: 'Counted from the published documents; what cannot be counted is null.',
    pathParameters: [],
    queryParameters: [],
    present: ({ complianceStats }) => complianceStats,
    answer: reference('ComplianceStats'),
    example: { totalDocuments: 6, recentUpdates: 0, complianceScore: null, criticalAlerts: 3, downloads: 10_192 },
  }),
  read(DocumentCategoriesDocument, {
    path: '/compliance/categories/list',
    tag: 'Compliance',
    summary: 'Categories of compliance documents',
    description: 'All categories, each with the number of its published documents.',
    pathParameters: [],
    queryParameters: [],
    present: presentCategories,
    answer: reference('DocumentCategories'),
    example: { categories: [{ category: 'guidelines', label: 'Guidelines', count: 2 }] },
  }),
  read(DocumentDocument, {
    path: '/compliance/{id}',
    tag: 'Compliance',
    summary: 'One compliance document',
    description: 'One published document with its text and its versions.',
    pathParameters: [documentIdParameter],
    queryParameters: [],
    notFound: NOT_FOUND,
    present: ({ document }) => (document ? presentDocumentDetail(document) : undefined),
    answer: reference('DocumentDetail'),
    example: documentDetailExample,
  }),
  write(DownloadDocumentDocument, {
    path: '/compliance/{id}/download',
    tag: 'Compliance',
    summary: 'Download a compliance document',
    description:
      'Answers the file and counts the download, once a visitor, document and day: repeats answer the same number. The ETag is weak and holds the checksum of the file.',
    pathParameters: [documentIdParameter],
    queryParameters: [versionParameter],
    notFound: NOT_FOUND,
    present: presentDownload,
    entityTag: checksumOf,
    answer: reference('DocumentDownload'),
    example: downloadExample,
  }),
];
