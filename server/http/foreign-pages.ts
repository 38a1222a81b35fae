import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../loopback.ts';

/**
 * Whether a page of another origin sent this, as browsers say it themselves: all of them by Origin beside what changes
 * something or is to be read across origins, the newer ones on secure addresses by Sec-Fetch-Site as well. A program that
 * says nothing is no browser.
 */
export function comesFromForeignPage(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site' || site === 'same-site') {
    return true;
  }
  const isOwn = site === 'same-origin' || origin === publicOrigin || isOwnLoopbackName(request, publicOrigin);
  return origin !== undefined && !isOwn;
}

/** On this machine the portal has several names, and the request, which has been checked, is for one (`host-check.ts`). */
function isOwnLoopbackName({ protocol, host, headers: { origin } }: FastifyRequest, publicOrigin: string): boolean {
  return isLoopback(new URL(publicOrigin).hostname) && origin === `${protocol}://${host}`;
}
