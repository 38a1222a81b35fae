import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { networkOf, siteOf } from '../../schema/visitors/visitor.ts';

/** The network that a request comes from. Requests without a valid address share one name. */
export function requestNetwork({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return isIP(ip) === 0 ? 'unknown' : networkOf(ip);
}

/** The same for its site, by which requests wait in turns: one customer may have 65,536 networks of version 6. */
export function requestSite({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return isIP(ip) === 0 ? 'unknown' : siteOf(ip);
}
