import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TOO_MANY_VALUES } from './held-body.ts';
import { MOST_VALUES } from './json-values.ts';
import { isGraphAddress, isRestAddress } from './paths.ts';
import { publicError } from './public-error.ts';

/** The sentences for refusals by the HTTP layer itself, by Fastify's code. */
const transportErrors: Readonly<Record<string, { status: number; code: string; message: string }>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Send the body as application/json.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
    message: 'The body must be 1 MB or smaller.',
  },
  [TOO_MANY_VALUES]: {
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
    message: `The body must hold ${MOST_VALUES.toLocaleString('en-GB')} values or fewer.`,
  },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: 'BAD_REQUEST', message: 'The body is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'BAD_REQUEST', message: 'The body is empty.' },
  FST_ERR_BAD_URL: { status: 400, code: 'BAD_REQUEST', message: 'The address cannot be read.' },
};

/** The one place that answers failures and unknown paths outside the graph: JSON, a sentence, never a stack. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const transport = transportErrors[error.code];
    if (transport) {
      return sendError(request, reply, transport);
    }
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return sendError(request, reply, { status: error.statusCode, code: 'BAD_REQUEST', message: 'Bad request.' });
    }
    const failure = publicError(error);
    if (failure.unexpected) {
      request.log.error({ err: error }, 'a request failed');
    }
    return sendError(request, reply, failure);
  });
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // REST answers for itself; any other address can only be read, and the graph also takes POST.
    if (!isRead && !isRestAddress(request.url)) {
      reply.header('allow', isGraphAddress(request.url) ? 'GET, HEAD, POST' : 'GET, HEAD');
      const message = `${request.method} is not possible at this address.`;
      return sendError(request, reply, { status: 405, code: 'METHOD_NOT_ALLOWED', message });
    }
    return sendError(request, reply, { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address.' });
  });
}

export interface ErrorAnswer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** Answers a failure in the form of the REST conventions; on the graph's address in the graph's own form. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: ErrorAnswer): FastifyReply {
  const { status, code, message, fields, retryAfterSeconds } = error;
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (retryAfterSeconds !== undefined) {
    reply.header('retry-after', retryAfterSeconds);
  }
  if (status === 429 && retryAfterSeconds !== undefined) {
    // The budget of the refused limit is used up, however much remains of the limit of requests.
    reply.header('ratelimit-remaining', 0).header('ratelimit-reset', retryAfterSeconds);
  }
  if (status === 401) {
    reply.header('www-authenticate', 'Bearer');
  }
  if (isGraphAddress(request.url)) {
    return reply.send({ errors: [{ message, extensions: { code, requestId: request.id } }] });
  }
  const known = fields && Object.keys(fields).length > 0 ? { fields } : {};
  return reply.send({ error: message, code, ...known, requestId: request.id });
}
