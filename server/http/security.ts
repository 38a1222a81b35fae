import cors, { type FastifyCorsOptions, type FastifyCorsOptionsDelegateCallback } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

export interface SecurityOptions {
  /** Origins, besides our own, whose pages may read answers. */
  readonly corsOrigins: readonly string[];
  /** Whether the portal is reached over https, so that browsers may be told to keep to it. */
  readonly https: boolean;
}

/**
 * Headers that every answer carries. What is not a page is data, so the policy here allows nothing at all; pages and
 * the playground set policies of their own.
 */
export async function addSecurity(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  // Made once and not by @fastify/helmet, which makes all of it anew for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', (request, reply, done) =>
    setHeaders(request.raw, reply.raw, (error) => done(error as Error)),
  );
  await app.register(
    cors,
    options.corsOrigins.length > 0 ? { delegator: crossOrigin(options.corsOrigins) } : { origin: false },
  );
}

function crossOrigin(origins: readonly string[]): FastifyCorsOptionsDelegateCallback {
  const answers: FastifyCorsOptions = {
    origin: [...origins],
    // Bearer tokens travel in a header; a browser's cookie is never offered to another origin.
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT'],
    exposedHeaders: [
      'ETag',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      'Retry-After',
      'X-Request-Id',
    ],
    maxAge: 600,
  };
  // An OPTIONS that does not say what is to follow is no preflight, but a method that no address takes.
  const others: FastifyCorsOptions = { ...answers, preflight: false };
  return (request, callback) =>
    callback(null, request.headers.origin && request.headers['access-control-request-method'] ? answers : others);
}
