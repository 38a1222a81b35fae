import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first rendering of the browser, true from then on: for controls that need scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
