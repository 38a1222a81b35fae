import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let pending: { readonly pathname: string; readonly ready: Promise<void> } | undefined;

/** Notes that a page is being fetched. It may be called while React renders: what follows from it comes after that. */
export function notePending(pathname: string, ready: Promise<void>): void {
  pending = { pathname, ready };
  queueMicrotask(tell);
  ready.finally(() => {
    if (pending?.ready !== ready) return;
    pending = undefined;
    tell();
  });
}

/** Whether the page of the address is being fetched while another one is still shown. */
export function usePendingPage(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pending?.pathname === window.location.pathname,
    () => false,
  );
}

/** A step back to the page that is shown ends the wait, and changes nothing that React would render again. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
