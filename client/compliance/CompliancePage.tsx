import { useOpenedItem } from '../lists/use-opened-item.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { ComplianceHub } from './ComplianceHub.tsx';
import { ComplianceHubDocument } from './compliance-hub.generated.ts';
import { CompliancePageDocument } from './compliance-page.generated.ts';
import { documentList, documentSearchVariables } from './document-search.ts';
import { LazyDocumentSheet, preloadDocumentSheet } from './LazyDocumentSheet.tsx';
import { COMPLIANCE_HUB } from './words.ts';

export const handle: RouteHandle = {
  title: COMPLIANCE_HUB,
  area: 'compliance',
  description: 'Standards, guidance and policies for UK health services, with what has changed in law since.',
  queries: (params) => [
    { document: ComplianceHubDocument },
    { document: CompliancePageDocument, variables: documentSearchVariables(documentList.read(params)) },
  ],
};

/** /compliance: the hub, with a document over it if one was opened from the list. */
export function Component() {
  const { id: slug, close } = useOpenedItem(documentList.item, preloadDocumentSheet);
  return (
    <>
      <ComplianceHub opened={slug} />
      {slug !== null && <LazyDocumentSheet key={slug} slug={slug} onClose={close} />}
    </>
  );
}
