import type { RouteHandle } from '../navigation/route-handle.ts';
import { LegalPage } from './LegalPage.tsx';
import { LegalPageDocument } from './legal-page.generated.ts';
import { PRIVACY_POLICY } from './words.ts';

export const handle: RouteHandle = {
  title: PRIVACY_POLICY,
  area: '',
  description: 'What this portal keeps about you, why, for how long, who sees it, and your rights.',
  queries: () => [{ document: LegalPageDocument, variables: { kind: 'PRIVACY_POLICY' } }],
};

/** /privacy-policy */
export function Component() {
  return <LegalPage kind="PRIVACY_POLICY" title={PRIVACY_POLICY} />;
}
