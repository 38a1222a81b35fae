import type { FastifyRequest } from 'fastify';

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
  // On this machine the portal has several names, of which the request has one (`host-check.ts`).
  const isOwn = site === 'same-origin' || origin === publicOrigin || origin === ownOrigin(request);
  return origin !== undefined && !isOwn;
}

function ownOrigin({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
