import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let pending: Promise<void> | undefined;

/** Notes that a page is being fetched. It may be called while React renders: what follows from it comes after that. */
export function notePending(ready: Promise<void>): void {
  pending = ready;
  queueMicrotask(tell);
  ready.finally(() => {
    if (pending !== ready) return;
    pending = undefined;
    tell();
  });
}

/** Whether a page is being fetched while another one is still shown. */
export function usePendingPage(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pending !== undefined,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
