import { useSyncExternalStore } from 'react';

const KEY = 'signed-in';
/** Used if the browser refuses storage. */
let isMarkedHere = false;

/**
 * Whether a user signed in in this browser and has not signed out. It is no credential: it spares those who never
 * signed in the question whether they are, and tells all tabs at once when a user signs in or out.
 */
export function isMarked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return isMarkedHere;
  }
}

/** Sets the mark, or takes it away, for all tabs. */
export function setMark(isSignedIn: boolean): void {
  isMarkedHere = isSignedIn;
  try {
    if (isSignedIn) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // This tab knows it until it is closed.
  }
  // Browsers tell the other tabs alone.
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

/** The mark; false on the server and while hydrating. */
export function useMark(): boolean {
  return useSyncExternalStore(subscribe, isMarked, () => false);
}

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
