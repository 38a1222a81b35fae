/** In milliseconds. Where nothing moves on a page, browsers may have no idle moment for a minute. */
const AT_THE_LATEST = 2_000;

/**
 * Calls back in the browser's first idle moment, or a little later if none comes. Browsers without idle moments never call.
 *
 * @returns what takes the call back.
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) return () => {};
  const handle = requestIdleCallback(() => work(), { timeout: AT_THE_LATEST });
  return () => cancelIdleCallback(handle);
}
