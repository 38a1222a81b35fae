import type { ItemWords } from '../lists/item-words.ts';
import type { ListWords } from '../lists/list-words.ts';

/** Labels whose wording is fixed: do not edit it. */
export const DOWNLOAD = 'Download';
export const VIEW = 'View';

export const COMPLIANCE_HUB = 'Compliance hub';
export const ILLUSTRATIVE = 'Illustrative figures';
export const NOT_DOWNLOADED = 'The document was not downloaded';

export const documentWords: ListWords = {
  one: 'document',
  many: 'documents',
  loading: 'Loading documents',
  failed: 'Documents could not be loaded',
  noMatch: 'No documents match',
  none: { title: 'There are no documents yet', text: 'Documents appear here as soon as they are published.' },
};

export const openedDocumentWords: ItemWords = {
  place: COMPLIANCE_HUB,
  all: 'All documents',
  loading: 'Loading the document',
  loaded: 'The document has loaded',
  failed: 'The document could not be loaded',
  unknown: 'Document not found',
  unknownAdvice: 'Check the address for mistakes. If the document was here before, it has been taken away.',
};
