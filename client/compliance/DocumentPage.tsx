import { type ReactNode, useMemo } from 'react';
import type { To } from 'react-router-dom';
import { ItemPage } from '../lists/ItemPage.tsx';
import { useHead } from '../navigation/page-context.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentContent } from './DocumentContent.tsx';
import { DocumentContentSkeleton } from './DocumentContentSkeleton.tsx';
import { structuredDocument } from './document-facts.ts';
import { type OpenDocumentFragment, useOpenDocumentQuery } from './open-document.generated.ts';
import { openedDocumentWords } from './words.ts';

/** One document as the page: what a shared address, a reload and a browser without scripts show. */
export function DocumentPage({ slug, allDocuments }: { slug: string; allDocuments: To }) {
  const query = useOpenDocumentQuery({ variables: { slug } });
  const document = query.data?.document;
  return (
    <ItemPage
      area="compliance"
      words={openedDocumentWords}
      query={query}
      isFound={Boolean(document)}
      list={allDocuments}
      skeleton={<DocumentContentSkeleton />}
    >
      {(back) => document && <FoundDocument document={document} back={back} />}
    </ItemPage>
  );
}

function FoundDocument({ document, back }: { document: OpenDocumentFragment; back: ReactNode }) {
  const { title, description, slug } = document;
  const structuredData = useMemo(() => structuredDocument(document), [document]);
  useHead({ title, description, canonicalPath: `/compliance?doc=${slug}`, structuredData });
  return (
    <>
      <PageHeader area="compliance" title={title} above={back} lead={description}>
        <DocumentActions document={document} />
      </PageHeader>
      <div className="page-wrap py-10 lg:py-16">
        <DocumentContent document={document} layout="page" />
      </div>
    </>
  );
}
