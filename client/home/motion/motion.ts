import { useSyncExternalStore } from 'react';

/** Whether the visitor has stopped or started what moves; undefined while they have said neither. */
let chosen: boolean | undefined;
const listeners = new Set<() => void>();
const reduced = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether all rotation on the page is stopped: as chosen, else as the system asks. It is stopped on the server. */
export function useIsStopped(): boolean {
  return useSyncExternalStore(subscribe, isStopped, () => true);
}

/** Stops all that rotates, or starts it again. It holds until the document is left. */
export function toggleMotion(): void {
  chosen = !isStopped();
  for (const listener of listeners) listener();
}

function isStopped(): boolean {
  return chosen ?? reduced().matches;
}

function subscribe(listener: () => void): () => void {
  const query = reduced();
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
}
