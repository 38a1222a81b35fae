import type { RouteHandle } from '../navigation/route-handle.ts';
import { LegalPage } from './LegalPage.tsx';
import { LegalPageDocument } from './legal-page.generated.ts';
import { COOKIE_POLICY } from './words.ts';

export const handle: RouteHandle = {
  title: COOKIE_POLICY,
  area: '',
  description: 'What your browser keeps for this portal: only what is strictly necessary.',
  queries: () => [{ document: LegalPageDocument, variables: { kind: 'COOKIE_POLICY' } }],
};

/** /cookie-policy */
export function Component() {
  return <LegalPage kind="COOKIE_POLICY" title={COOKIE_POLICY} />;
}
