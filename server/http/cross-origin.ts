import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from './error-handler.ts';

const notPermitted = {
  status: 403,
  code: 'ORIGIN_NOT_PERMITTED',
  message: 'Pages of other origins may use this interface only where CORS_ORIGINS lists their origin.',
};

/**
 * Lets pages of these origins, besides our own, read answers. A preflight from any other origin is refused with a sentence
 * for the developer who looks at it; its browser sends nothing more.
 */
export async function addCrossOrigin(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    if (isPreflight(request) && !origins.includes(String(request.headers.origin))) {
      sendError(request, reply.header('vary', 'Origin'), notPermitted);
    } else {
      done();
    }
  });
  if (origins.length > 0) {
    const answers = crossOrigin(origins);
    // An OPTIONS without the method to follow is not a preflight, but a method that no address accepts.
    const others = { ...answers, preflight: false };
    await app.register(cors, {
      delegator: (request, callback) => callback(null, isPreflight(request) ? answers : others),
    });
  }
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && Boolean(headers.origin && headers['access-control-request-method']);
}

function crossOrigin(origins: readonly string[]) {
  return {
    origin: [...origins],
    // Bearer tokens travel in a header; a browser's cookie is never offered to another origin.
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: [
      'Allow',
      'Deprecation',
      'ETag',
      'Link',
      'Location',
      'RateLimit',
      'RateLimit-Limit',
      'RateLimit-Policy',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      'Retry-After',
      'Sunset',
      'X-Request-Id',
    ],
    maxAge: 600,
  };
}
