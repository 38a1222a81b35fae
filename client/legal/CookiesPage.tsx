import { openCookieSettings } from '../consent/settings-opener.ts';
import { BROWSER_SETTINGS, MANAGE_PREFERENCES } from '../consent/words.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { LegalPage } from './LegalPage.tsx';
import { LegalPageDocument } from './legal-page.generated.ts';
import { COOKIE_POLICY } from './words.ts';

export const handle: RouteHandle = {
  title: COOKIE_POLICY,
  area: '',
  description: 'What your browser keeps for this portal, and what it keeps only if you agree.',
  queries: () => [{ document: LegalPageDocument, variables: { kind: 'COOKIE_POLICY' } }],
};

/** /cookie-policy */
export function Component() {
  return <LegalPage kind="COOKIE_POLICY" title={COOKIE_POLICY} actions={<CookieChoices />} />;
}

/** The two buttons of the cookie policy: to the settings, and to how each browser does it. */
function CookieChoices() {
  return (
    <div className="mt-4 flex flex-wrap gap-3" data-print="hide">
      <Button className="noscript:hidden" onClick={openCookieSettings}>
        {MANAGE_PREFERENCES}
      </Button>
      <ButtonLink to={{ hash: '#browser-settings' }}>{BROWSER_SETTINGS}</ButtonLink>
    </div>
  );
}
