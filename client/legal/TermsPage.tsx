import type { RouteHandle } from '../navigation/route-handle.ts';
import { LegalPage } from './LegalPage.tsx';
import { LegalPageDocument } from './legal-page.generated.ts';
import { TERMS_OF_SERVICE } from './words.ts';

export const handle: RouteHandle = {
  title: TERMS_OF_SERVICE,
  area: '',
  description: 'What you can expect of this portal, and what it expects of you.',
  queries: () => [{ document: LegalPageDocument, variables: { kind: 'TERMS_OF_SERVICE' } }],
};

/** /terms-of-service */
export function Component() {
  return <LegalPage kind="TERMS_OF_SERVICE" title={TERMS_OF_SERVICE} />;
}
