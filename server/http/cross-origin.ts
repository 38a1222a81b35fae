import cors, { type FastifyCorsOptions, type FastifyCorsOptionsDelegateCallback } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Lets pages of these origins, besides our own, read answers. */
export async function addCrossOrigin(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, origins.length > 0 ? { delegator: crossOrigin(origins) } : { origin: false });
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
