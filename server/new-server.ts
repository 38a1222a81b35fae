import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { Config } from './config.ts';
import { identifierOf, noteRequests } from './http/arriving-requests.ts';
import { endSlowBodies, LONGEST_HEADERS_MS, LONGEST_REQUEST_MS } from './http/body-deadline.ts';
import { requestsInFewPieces } from './http/body-pieces.ts';
import { sendError } from './http/error-handler.ts';
import { readFairly } from './http/fair-reading.ts';
import { answerHalfClosedClients } from './http/half-closed-clients.ts';
import { addHostCheck } from './http/host-check.ts';
import { responseHeaders, setResponseHeaders } from './http/response-headers.ts';
import {
  answerUnknownExpectation,
  answerUnreadableAddress,
  answerUnreadableRequest,
} from './http/unreadable-requests.ts';
import { standardOutput } from './log/log-stream.ts';
import { addRequestLog, logUnreadableRequest } from './log/request-log.ts';
import { trustedProxies } from './proxy-trust.ts';

export const BODY_LIMIT = 1_000_000;
/** How often Node looks for requests that take longer than they may. */
const REQUEST_CHECK_MS = 2_000;
/** For a connection on which nothing moves while an answer is sent or expected. */
const CONNECTION_TIMEOUT_MS = 30_000;
/** For parts to be ready, the rendered client among them: a busy machine may take its time. */
const START_TIMEOUT_MS = 60_000;

export interface NewServerOptions {
  /** Where the lines of the log go; to standard output without it. */
  readonly log?: { write(line: string): void };
  /** For how many milliseconds a client may leave its answer unread. */
  readonly connectionTimeout?: number;
}

/** The HTTP server, not listening yet and without any address: how it reads requests, and what each answer has. */
export function newServer(config: Config, { log, connectionTimeout }: NewServerOptions): FastifyInstance {
  const headers = responseHeaders({ https: config.publicOrigin.startsWith('https:') });
  const noteUnreadable = (status: number, requestId: string) => logUnreadableRequest(server.log, status, requestId);
  const refuseUnreadable = answerUnreadableRequest(headers, noteUnreadable);
  const server: FastifyInstance = fastify({
    logger: {
      level: config.logLevel,
      stream: log ?? standardOutput(),
      // Addresses of people and the words that they search for stay out of the log.
      serializers: { req: ({ method, url }) => ({ method, path: url?.split('?', 1)[0] }) },
    },
    genReqId: identifierOf,
    routerOptions: { maxParamLength: 300 },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: LONGEST_REQUEST_MS,
    connectionTimeout: connectionTimeout ?? CONNECTION_TIMEOUT_MS,
    pluginTimeout: START_TIMEOUT_MS,
    trustProxy: trustedProxies(config.trustProxy),
    forceCloseConnections: 'idle',
    // While it stops, the health check says so and the rest is answered as ever.
    return503OnClosing: false,
    frameworkErrors: answerUnreadableAddress(headers, noteUnreadable),
    clientErrorHandler: refuseUnreadable,
    // Node would refuse a request without a host by itself, and without any header.
    http: {
      requireHostHeader: false,
      headersTimeout: LONGEST_HEADERS_MS,
      connectionsCheckingInterval: REQUEST_CHECK_MS,
      IncomingMessage: requestsInFewPieces(refuseUnreadable),
    },
  });
  readFairly(server.server);
  noteRequests(server.server);
  endSlowBodies(server.server, refuseUnreadable);
  answerHalfClosedClients(server.server);
  server.server.on('checkExpectation', answerUnknownExpectation(headers, noteUnreadable));
  server.removeContentTypeParser('text/plain');
  addRequestLog(server);
  server.addHook('onRequest', (request, reply, done) => {
    setResponseHeaders(reply, headers);
    reply.header('x-request-id', request.id);
    // A proxy's form of the address, or an asterisk, is nothing that a page could be made of.
    if (request.url.startsWith('/')) {
      done();
    } else {
      sendError(request, reply, { status: 400, code: 'BAD_REQUEST', message: 'The address cannot be read.' });
    }
  });
  addHostCheck(server, config.publicOrigin, config.trustProxy);
  return server;
}
