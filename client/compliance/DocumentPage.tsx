import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ItemPage } from '../lists/ItemPage.tsx';
import { useItemOfPage } from '../lists/use-item-of-page.ts';
import { useHead } from '../navigation/page-context.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { UrgencyTag } from '../ui/UrgencyTag.tsx';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentContent } from './DocumentContent.tsx';
import { DocumentContentSkeleton } from './DocumentContentSkeleton.tsx';
import { structuredDocument } from './document-facts.ts';
import { documentList } from './document-search.ts';
import { OpenDocumentDocument, type OpenDocumentFragment, useOpenDocumentQuery } from './open-document.generated.ts';
import { COMPLIANCE_HUB, openedDocumentWords } from './words.ts';

export const handle: RouteHandle = {
  title: COMPLIANCE_HUB,
  area: 'compliance',
  queries: (params) => [{ document: OpenDocumentDocument, variables: { slug: params.get(documentList.item) } }],
};

/** One document as a page: for shared addresses, reloads and browsers without scripts. */
export function Component() {
  const [params] = useSearchParams();
  const slug = useItemOfPage(documentList.item);
  const query = useOpenDocumentQuery({ variables: { slug } });
  const document = query.data?.document;
  return (
    <ItemPage
      area="compliance"
      words={openedDocumentWords}
      query={query}
      isFound={Boolean(document)}
      list={documentList.of(documentList.read(params))}
      skeleton={<DocumentContentSkeleton />}
    >
      {(back) => document && <FoundDocument document={document} back={back} />}
    </ItemPage>
  );
}

function FoundDocument({ document, back }: { document: OpenDocumentFragment; back: ReactNode }) {
  const { title, description, slug } = document;
  const structuredData = useMemo(() => (import.meta.env.SSR ? structuredDocument(document) : undefined), [document]);
  useHead({ title, description, canonicalPath: `/compliance?doc=${slug}`, structuredData });
  return (
    <>
      <PageHeader
        area="compliance"
        title={title}
        above={back}
        tags={
          <p className="mt-2">
            <UrgencyTag urgency={document.urgency} />
          </p>
        }
        lead={description}
      >
        <DocumentActions document={document} />
      </PageHeader>
      <div className="page-wrap py-10 lg:py-16">
        <DocumentContent document={document} layout="page" />
      </div>
    </>
  );
}
