import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { browserIsOnline } from '../apollo/browser-is-online.ts';
import { registerWorker } from './register-worker.ts';
import { savePage } from './save-page.ts';

/** Milliseconds after which a page that is shown counts as read. */
const READ_AFTER = 3_000;

let registered: Promise<boolean> | undefined;

/**
 * Has the service worker registered, and each page saved that is read, where that may be done. Not before a page is read:
 * until then the processor and the line are the page's.
 */
export function useSavedPages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const timer = setTimeout(async () => {
      if (!browserIsOnline()) return;
      registered ??= registerWorker();
      // What nothing would serve is not kept.
      if (await registered) await savePage(pathname + search);
    }, READ_AFTER);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}
