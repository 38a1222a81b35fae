import type { RouteHandle } from '../navigation/route-handle.ts';
import { LegalPage } from './LegalPage.tsx';
import { LegalPageDocument } from './legal-page.generated.ts';
import { ACCESSIBILITY_STATEMENT } from './words.ts';

export const handle: RouteHandle = {
  title: ACCESSIBILITY_STATEMENT,
  area: '',
  description: 'How accessible this portal is, how we know, what does not work yet, and how to tell us of a problem.',
  queries: () => [{ document: LegalPageDocument, variables: { kind: 'ACCESSIBILITY_STATEMENT' } }],
};

/** /accessibility */
export function Component() {
  return <LegalPage kind="ACCESSIBILITY_STATEMENT" title={ACCESSIBILITY_STATEMENT} />;
}
