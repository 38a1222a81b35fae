/**
 * Has the router look at the address once more. It listens to the history from its first rendering on, and begins with
 * the address of the moment before: a step back in between would change the address and not the page.
 */
export function catchUpWithHistory(shown: { pathname: string; search: string; hash: string }): void {
  const { pathname, search, hash } = window.location;
  if (pathname + search + hash === shown.pathname + shown.search + shown.hash) return;
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}
