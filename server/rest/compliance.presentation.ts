import { categoryWords, documentUrgencyWords } from './compliance.words.ts';
import type {
  DocumentCategoriesQuery,
  DocumentFieldsFragment,
  DocumentQuery,
  DownloadDocumentMutation,
} from './operations.generated.ts';

/** A document as it stands in a list. */
export function presentDocument(document: DocumentFieldsFragment) {
  return {
    id: document.id,
    slug: document.slug,
    title: document.title,
    description: document.description,
    category: categoryWords[document.category],
    lastUpdated: document.lastUpdated,
    reviewDate: document.reviewDate,
    fileName: document.fileName,
    fileSize: document.fileSize,
    fileBytes: document.fileBytes,
    checksum: document.checksum,
    downloads: document.downloads,
    urgency: documentUrgencyWords[document.urgency],
    source: document.source,
    sourceUrl: document.sourceUrl,
    version: document.version,
  };
}

/** A document by itself. */
export function presentDocumentDetail(document: NonNullable<DocumentQuery['document']>) {
  const { regulations, applicableTo, content, lawChange, versions } = document;
  return { ...presentDocument(document), regulations, applicableTo, content, lawChange, versions };
}

/** The categories with their numbers. */
export function presentCategories({ documentCategories }: DocumentCategoriesQuery) {
  return { categories: documentCategories.map((one) => ({ ...one, category: categoryWords[one.category] })) };
}

/** The file of a document; undefined where the graph refused. */
export function presentDownload({ downloadDocument: answer }: DownloadDocumentMutation) {
  if (answer.__typename !== 'DownloadDocumentPayload') {
    return undefined;
  }
  const { document, version, fileName, text, checksum } = answer;
  return { id: document.id, slug: document.slug, version, fileName, text, checksum, downloads: document.downloads };
}

/** What the answer of a download is tagged with: the checksum of the file. */
export function checksumOf({ downloadDocument: answer }: DownloadDocumentMutation): string | undefined {
  return answer.__typename === 'DownloadDocumentPayload' ? answer.checksum : undefined;
}
