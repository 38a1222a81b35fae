import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { answeredRequest, onceAnswered } from './answered-request.ts';

/**
 * Writes one line for each request once it is over: method, route pattern, status, milliseconds and request id. Query
 * strings, path values, addresses of clients and accounts stay out.
 */
export function addRequestLog(app: FastifyInstance): void {
  onceAnswered(app, (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    app.log.info({ ...answeredRequest(request, reply), ms, requestId: request.id }, 'request');
  });
}

/** Writes the line of a request that the HTTP parser refused, of which neither method nor route is known. */
export function logUnreadableRequest(log: FastifyBaseLogger, status: number, requestId: string): void {
  log.info({ method: 'unknown', route: 'unknown', status, ms: 0, requestId }, 'request');
}
