import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a client closed the connection before it had; no response has this status. */
const CLIENT_CLOSED_REQUEST = 499;

export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the route, never the address itself; `unknown` where no route takes it. */
  readonly route: string;
  /** Of the response; 499 where the client had closed the connection. */
  readonly status: number;
}

/** What may be said of a request in the log and in the metrics: nothing of the client's making. */
export function answeredRequest({ method, routeOptions, is404 }: FastifyRequest, reply: FastifyReply): AnsweredRequest {
  return {
    method,
    route: is404 ? 'unknown' : (routeOptions.url ?? 'unknown'),
    status: reply.raw.writableEnded ? reply.statusCode : CLIENT_CLOSED_REQUEST,
  };
}
