import { useSyncExternalStore } from 'react';

let isPaused = false;
const listeners = new Set<() => void>();

/** Whether the visitor has stopped the counters from changing, both at once. */
export function useIsPaused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPaused,
    () => false,
  );
}

/** Stops the counters, or lets them go on. It holds until the document is left. */
export function togglePause(): void {
  isPaused = !isPaused;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
