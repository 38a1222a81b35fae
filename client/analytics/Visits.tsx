import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { allowsAnalytics, subscribeToChoice } from '../consent/choice.ts';
import { openDialog } from '../dialog/dialog-address.ts';
import { trackEvent, trackPageView } from './track.ts';

/** A page view is counted after this time, in milliseconds, unless the page is left before. */
const SETTLED = 1_500;

/** Counts pages, dialogs, links that lead elsewhere, and prints, while the visitor agrees to it. */
export function Visits() {
  const { pathname, search } = useLocation();
  const isAllowed = useSyncExternalStore(subscribeToChoice, allowsAnalytics, () => false);
  const dialog = openDialog(search);
  useEffect(() => {
    if (!isAllowed) return;
    const timer = setTimeout(() => trackPageView(pathname), SETTLED);
    return () => clearTimeout(timer);
  }, [pathname, isAllowed]);
  useEffect(() => {
    if (isAllowed && dialog) trackEvent('dialog_opened', { dialog: dialog.slice(0, 50) });
  }, [dialog, isAllowed]);
  useEffect(() => {
    if (!isAllowed) return;
    const onPrint = () => trackEvent('print');
    document.addEventListener('click', noteOutboundLink);
    window.addEventListener('beforeprint', onPrint);
    return () => {
      document.removeEventListener('click', noteOutboundLink);
      window.removeEventListener('beforeprint', onPrint);
    };
  }, [isAllowed]);
  return null;
}

function noteOutboundLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && /^https?:$/.test(link.protocol) && link.origin !== window.location.origin) {
    trackEvent('outbound_link', { host: link.hostname.slice(0, 100) });
  }
}
