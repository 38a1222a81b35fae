import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalStatusOf } from '../http/arriving-requests.ts';

/** What a client closed the connection before it had; no response has this status. */
const CLIENT_CLOSED_REQUEST = 499;

export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the route, never the address itself; `unknown` if no route matches. */
  readonly route: string;
  /** Of the response; 499 if the client had closed the connection. */
  readonly status: number;
}

/**
 * Calls `tell` once for each request that is over: when its answer has been handed on, or its connection has been closed
 * before there was one, in the middle of its body too, for which Fastify has no hook.
 */
export function onceAnswered(app: FastifyInstance, tell: (request: FastifyRequest, reply: FastifyReply) => void): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Emitted once for each response: after `finish`, or when the connection closes.
    reply.raw.once('close', () => tell(request, reply));
    done();
  });
}

/** What may be said of a request in the log and in the metrics: nothing of the client's making. */
export function answeredRequest(
  { method, routeOptions, is404, raw }: FastifyRequest,
  reply: FastifyReply,
): AnsweredRequest {
  return {
    method,
    route: is404 ? 'unknown' : (routeOptions.url ?? 'unknown'),
    status: refusalStatusOf(raw) ?? (reply.raw.writableEnded ? reply.statusCode : CLIENT_CLOSED_REQUEST),
  };
}
