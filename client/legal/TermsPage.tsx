import type { RouteHandle } from '../navigation/route-handle.ts';
import { LegalPage } from './LegalPage.tsx';
import { TERMS_OF_SERVICE } from './words.ts';

export const handle: RouteHandle = {
  title: TERMS_OF_SERVICE,
  area: '',
  description: 'What you can expect of this portal, and what it expects of you.',
};

/** /terms-of-service */
export function Component() {
  return <LegalPage kind="TERMS_OF_SERVICE" title={TERMS_OF_SERVICE} />;
}
