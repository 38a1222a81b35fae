import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { RateLimitedError } from '../../schema/errors.ts';
import { requestNetwork } from '../admission/request-network.ts';

const SIGN_OUT = /^\/api\/auth\/signout(?:\?|$)/;

/** Requests of one network in a minute that one process answers: a hospital sits behind one address. */
export const REQUESTS_A_MINUTE = 3_000;

/**
 * Limits how much of one process a single network can take, and has every answer say how much is left. What limits guesses
 * and the like is counted for all processes together, and elsewhere (`limiter.ts`).
 */
export async function addRequestLimit(app: FastifyInstance, onRefusal: (limit: string) => void): Promise<void> {
  await app.register(rateLimit, {
    max: REQUESTS_A_MINUTE,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: requestNetwork,
    // Files are cheaper to send than to count; monitoring is never turned away, and neither is signing out.
    allowList: ({ url, method }) =>
      /^\/(?:assets\/|health$|api\/health$)/.test(url) || (method === 'POST' && SIGN_OUT.test(url)),
    enableDraftSpec: true,
    onExceeded: () => onRefusal('requests'),
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return new RateLimitedError(`Too many requests. Try again in ${seconds} seconds.`, seconds);
    },
  });
}
