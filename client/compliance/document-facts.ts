import type { StructuredData } from '../navigation/page-output.ts';
import type { OpenDocumentFragment } from './open-document.generated.ts';

/** The document as a schema.org DigitalDocument, for search engines. */
export function structuredDocument(document: OpenDocumentFragment): StructuredData {
  return {
    '@type': 'DigitalDocument',
    name: document.title,
    description: document.description,
    identifier: document.slug,
    version: document.version,
    dateModified: document.lastUpdated,
    inLanguage: 'en-GB',
    genre: document.categoryLabel,
    encodingFormat: 'text/plain',
    isBasedOn: document.sourceUrl,
  };
}
