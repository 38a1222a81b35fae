import type { Examples } from '../engine/answer-example.ts';

const file = {
  fileName: 'medical-device-regulations-v2.1-2025-06-20.txt',
  fileSize: '3kB',
  fileBytes: 2_925,
  checksum: '48cbf3ef7079e3a97cbd9b067afcd63ae6d012c6a7d053fc321021668b958b2f',
};
const id = 'medical-device-regulations';

export const complianceExamples: Examples = {
  documents: { sort: 'title' },
  document: { id },
  downloadDocument: { id, version: '2.0' },
  DocumentFilter: {
    search: 'device',
    category: ['guidelines', 'standards'],
    urgency: ['high'],
    source: 'NHS England',
  },
  Document: {
    id: '01955955-2c00-7a2b-8f0a-3a9c1fd2e3b4',
    slug: id,
    title: 'Medical device regulations guidance',
    description: 'Buying, using and reporting on devices under the UK Medical Devices Regulations 2002, part by part.',
    lastUpdated: '2025-06-20',
    reviewDate: '2026-12-16',
    ...file,
    downloads: 987,
    source: 'MHRA',
    sourceUrl: 'https://www.gov.uk/government/organisations/medicines-and-healthcare-products-regulatory-agency',
    version: '2.1',
    regulations: ['Medical Devices Regulations 2002 (SI 2002/618)'],
    applicableTo: ['Trusts', 'Care homes', 'Device suppliers', 'Medical device safety officers'],
    content: '### 3. Reporting incidents\n\nReport a serious incident to the MHRA within 48 hours.',
  },
  LawChange: {
    title: 'Law changed since version 2.0',
    since: '2.0',
    text: 'Part 4A of the 2002 Regulations came into force on 16 June 2025.',
    subject: 'Manufacturer reports',
    marks: ['within 48 hours', 'within 30 days'],
    source: 'SI 2024/1368, regulations 44ZC to 44ZP',
    sourceUrl: 'https://www.legislation.gov.uk/',
  },
  LawChangeRow: { subject: 'Any other serious incident', before: '30 days', now: '15 days' },
  DocumentVersion: {
    number: '2.1',
    isCurrent: true,
    publishedOn: '2025-06-20',
    changeNote: 'Reporting limits of 16 June 2025 added',
    ...file,
  },
  DownloadDocumentPayload: {
    version: '2.1',
    fileName: file.fileName,
    text: 'Medical device regulations guidance\n===================================\n\nVersion: 2.1\n',
    checksum: file.checksum,
  },
  ComplianceStats: { totalDocuments: 6, recentUpdates: 0, criticalAlerts: 3, downloads: 10_192 },
  DocumentCategoryCount: { category: 'guidelines', label: 'Guidelines', count: 2 },
};
