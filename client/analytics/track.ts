import { browserIsOnline } from '../apollo/browser-is-online.ts';
import { allowsAnalytics } from '../consent/choice.ts';
import { visitSession } from './kept-statistics.ts';

/** The last counted page; before the first, the referrer of the document. */
let cameFrom: string | undefined;

/** Counts a page. */
export function trackPageView(pathname: string): void {
  const referrer = cameFrom ?? document.referrer.slice(0, 2_000);
  cameFrom = window.location.origin + pathname;
  send('pageview', {
    page_url: pathname,
    ...(referrer && { referrer }),
    user_agent: navigator.userAgent.slice(0, 500),
    session_id: visitSession(),
  });
}

/** Counts something that the visitor did. */
export function trackEvent(type: string, metadata: Record<string, string> = {}): void {
  send('event', { event_type: type, page_url: window.location.pathname, metadata });
}

/**
 * Sends once what may be sent, also while the page is left. The choice is read from the cookie each time, as another tab may
 * have changed it. Nothing waits for the answer, a failure changes nothing for the visitor, and it is not tried again.
 */
function send(kind: 'pageview' | 'event', body: object): void {
  if (!allowsAnalytics() || !browserIsOnline()) return;
  fetch(`/api/analytics/track/${kind}`, {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    // A visit is missing from a count.
  });
}
