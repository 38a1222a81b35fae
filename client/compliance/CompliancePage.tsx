import { useSearchParams } from 'react-router-dom';
import { itemOrList } from '../lists/item-or-list.ts';
import { useOpenedItem } from '../lists/use-opened-item.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { ComplianceHub } from './ComplianceHub.tsx';
import { ComplianceHubDocument } from './compliance-hub.generated.ts';
import { CompliancePageDocument } from './compliance-page.generated.ts';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentSheet } from './DocumentSheet.tsx';
import { documentList, documentSearchVariables } from './document-search.ts';
import { OpenDocumentDocument } from './open-document.generated.ts';
import { COMPLIANCE_HUB } from './words.ts';

export const handle: RouteHandle = {
  title: COMPLIANCE_HUB,
  area: 'compliance',
  description: 'Standards, guidance and policies for UK health services, with what has changed in law since.',
  queries: itemOrList({
    item: documentList.item,
    ofItem: (slug) => ({ document: OpenDocumentDocument, variables: { slug } }),
    ofList: (params) => [
      { document: ComplianceHubDocument },
      { document: CompliancePageDocument, variables: documentSearchVariables(documentList.read(params)) },
    ],
  }),
};

/** /compliance: the hub, with a document over it if one was opened from the list; or the document of the address as the page. */
export function Component() {
  const [params] = useSearchParams();
  const { id: slug, isPage, close } = useOpenedItem(documentList.item);
  if (slug !== null && isPage) {
    return <DocumentPage slug={slug} allDocuments={documentList.of(documentList.read(params))} />;
  }
  return (
    <>
      <ComplianceHub opened={slug} />
      {slug !== null && <DocumentSheet key={slug} slug={slug} onClose={close} />}
    </>
  );
}
