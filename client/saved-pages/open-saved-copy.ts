import { browserIsOnline } from '../apollo/browser-is-online.ts';
import { maySave, SAVED_PAGES } from './saved-addresses.ts';

/** Milliseconds for which the server is waited for. */
const PATIENCE = 5_000;

/**
 * Shows the saved copy of a page that could not be fetched, if there is one and the server cannot be reached: by loading
 * its document, which the service worker answers. Then the promise stays open, as the page before goes. Never rejects.
 */
export async function openSavedCopy(address: string): Promise<void> {
  if (!(await hasSavedCopy(address)) || (browserIsOnline() && (await answers()))) return;
  // A visitor who has navigated elsewhere meanwhile stays there.
  if (window.location.pathname + window.location.search !== address) return;
  window.location.reload();
  await new Promise(() => {});
}

async function hasSavedCopy(address: string): Promise<boolean> {
  // Pages are saved only if a worker is registered, which then responds.
  if (!('caches' in window)) return false;
  if (!maySave(new URL(window.location.origin + address))) return false;
  // Asked for by its name, the cache is not made.
  return caches.match(address, { cacheName: SAVED_PAGES, ignoreVary: true }).then(
    (saved) => saved !== undefined,
    () => false,
  );
}

function answers(): Promise<boolean> {
  return fetch('/api/health', { signal: AbortSignal.timeout(PATIENCE), cache: 'no-store' }).then(
    (answer) => {
      // Unread, it would hold the connection until the timeout.
      void answer.body?.cancel();
      return true;
    },
    () => false,
  );
}
