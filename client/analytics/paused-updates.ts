import { useSyncExternalStore } from 'react';
import { followedValue } from '../ui/followed-value.ts';

const isPaused = followedValue(false);

/** Whether the visitor has stopped the counters from changing, both at once. */
export function useIsPaused(): boolean {
  return useSyncExternalStore(isPaused.subscribe, isPaused.read, () => false);
}

/** Stops the counters, or lets them go on. It holds until the document is left. */
export function togglePause(): void {
  isPaused.set(!isPaused.read());
}
