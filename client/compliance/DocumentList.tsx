import { Pages } from '../lists/Pages.tsx';
import type { CompliancePageQuery } from './compliance-page.generated.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { type DocumentSearch, documentList } from './document-search.ts';
import { documentWords } from './words.ts';

interface DocumentListProps {
  documents: CompliancePageQuery['documents'];
  search: DocumentSearch;
  opened: string | null;
}

/** The rows of one page of the list, and the way to the next page. */
export function DocumentList({ documents, search, opened }: DocumentListProps) {
  return (
    <>
      <ul className="result-list">
        {documents.nodes.map((document) => (
          <DocumentRow key={document.id} document={document} search={search} isOpened={document.slug === opened} />
        ))}
      </ul>
      <Pages list={documentList} words={documentWords} search={search} page={documents} />
    </>
  );
}
