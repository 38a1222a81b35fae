/** A document that was reloaded this short a time ago is not reloaded again. */
const ONCE_MS = 60_000;

/**
 * What to do about a page's chunk that could not be fetched. A release may have replaced it since the document was
 * loaded: if the server answers at all, the document is loaded anew, once, and the promise stays open.
 * Otherwise it is resolved, and the failure is shown.
 */
export async function reloadForRelease(): Promise<void> {
  if (typeof window === 'undefined' || wasJustReloaded() || !(await answers(window.location.href))) return;
  window.location.reload();
  await new Promise(() => {});
}

function wasJustReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && performance.now() < ONCE_MS;
}

function answers(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}
