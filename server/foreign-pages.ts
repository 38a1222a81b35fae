import type { FastifyRequest } from 'fastify';
import { isLoopback } from './loopback.ts';

/**
 * Whether a page of another origin sent the request. Every browser sends Origin with requests that change something or are
 * read across origins; newer ones send Sec-Fetch-Site on secure addresses as well. A request with neither is not a browser's.
 */
export function comesFromForeignPage(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site' || site === 'same-site') {
    return true;
  }
  if (origin === undefined || site === 'same-origin' || origin === publicOrigin) {
    return false;
  }
  return !isOwnLoopbackName(request, publicOrigin);
}

/** On this machine the portal has several names, and the request, which has been checked, is for one (`host-check.ts`). */
function isOwnLoopbackName({ protocol, host, headers: { origin } }: FastifyRequest, publicOrigin: string): boolean {
  return isLoopback(new URL(publicOrigin).hostname) && origin === `${protocol}://${host}`;
}
