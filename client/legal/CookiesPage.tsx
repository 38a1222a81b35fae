import type { RouteHandle } from '../navigation/route-handle.ts';
import { LegalPage } from './LegalPage.tsx';
import { COOKIE_POLICY } from './words.ts';

export const handle: RouteHandle = {
  title: COOKIE_POLICY,
  area: '',
  description: 'What your browser keeps for this portal: only what is strictly necessary.',
};

/** /cookie-policy */
export function Component() {
  return <LegalPage kind="COOKIE_POLICY" title={COOKIE_POLICY} />;
}
