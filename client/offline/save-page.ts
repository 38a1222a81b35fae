import { isMarked } from '../accounts/sign-in-mark.ts';
import { allowsPreferences } from '../consent/choice.ts';
import { forgetPages } from '../saved-pages/forget-pages.ts';
import { maySave, SAVED_PAGES } from '../saved-pages/saved-addresses.ts';
import { copyOf } from '../saved-pages/saved-copy.ts';
import { trim } from '../saved-pages/trim-saved-pages.ts';

/** Milliseconds for which a page is waited for. */
const PATIENCE = 10_000;
/** One tab at a time counts and changes the saved pages. */
const LOCK = 'saved-pages';

/**
 * Keeps a page that was read, so that it can be read again without a connection: of people who have agreed to it, and are
 * not signed in. It is asked for without cookies, so that nothing in it can be about a person. Never rejects.
 */
export async function savePage(address: string): Promise<void> {
  if (!('caches' in window)) return;
  if (!allowsPreferences()) return forgetPages();
  const url = new URL(window.location.origin + address);
  if (!maySave(url) || isMarked()) return;
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      redirect: 'error',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    const copy = await copyOf(response, new Date());
    if (!copy) return;
    await navigator.locks.request(LOCK, async () => {
      // Consent may have been withdrawn meanwhile, or a user may have signed in.
      if (!allowsPreferences() || isMarked()) return;
      const cache = await caches.open(SAVED_PAGES);
      const missing: string[] = [];
      for (const file of copy.files) if (!(await caches.match(file, { ignoreVary: true }))) missing.push(file);
      await cache.addAll(missing);
      // A page that is saved again comes last, so that the order is that of reading.
      await cache.delete(url, { ignoreVary: true });
      await cache.put(url, copy.response);
      await trim(cache);
    });
  } catch {
    // Without a connection, or with a full disk, nothing is kept.
  }
}
