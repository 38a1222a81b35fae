import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { arrivingOn, identifierOf, noteRefusal } from './arriving-requests.ts';
import { TOO_MANY_PIECES } from './body-pieces.ts';
import { sendError } from './error-handler.ts';
import { closeAfterReading } from './lingering-close.ts';
import { type ResponseHeaders, setResponseHeaders } from './response-headers.ts';

/** Told of an answer to what never became a request that a route or a hook knows of. */
type OnAnswer = (status: number, requestId: string) => void;

/** Answers an address that cannot be decoded. It reaches no route and no hook, so the headers are set here. */
export function answerUnreadableAddress(headers: ResponseHeaders, onAnswer: OnAnswer) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    setResponseHeaders(reply, headers);
    reply.header('x-request-id', request.id);
    closeAfterReading(request, reply);
    const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
    const answer = isTooLong
      ? { status: 414, code: 'URI_TOO_LONG', message: 'The address is too long.' }
      : { status: 400, code: 'BAD_REQUEST', message: 'The address cannot be read.' };
    sendError(request, reply, answer);
    onAnswer(answer.status, request.id);
  };
}

/** What is refused before it is a request, or in the middle of one, by its code. */
const parserErrors: Readonly<Record<string, { status: number; code: string; message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'HEADERS_TOO_LARGE',
    message: 'The address and the headers together are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'REQUEST_TIMEOUT',
    message: 'The request took too long to arrive.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
    message: 'The extensions of the chunks of the body are too long.',
  },
  [TOO_MANY_PIECES]: {
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
    message: 'The body comes in too many small pieces.',
  },
};

/** Answers what never becomes a request, and closes the connection, whose place in the stream is lost. */
export function answerUnreadableRequest(headers: ResponseHeaders, onAnswer: OnAnswer) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) {
      return;
    }
    const arriving = arrivingOn(socket);
    // A request that was answered before its body had arrived needs no further response.
    if (socket.writable && !arriving?.response.headersSent) {
      const unknown = { status: 400, code: 'BAD_REQUEST', message: 'The request cannot be read.' };
      const id = arriving ? identifierOf(arriving.request) : randomUUID();
      const { status, body, more } = errorAnswer(parserErrors[error.code ?? ''] ?? unknown, id);
      const lines = [...headers, ...more].map(([name, value]) => `${name}: ${value}`);
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
      if (arriving) {
        noteRefusal(arriving.request, status);
      } else {
        onAnswer(status, id);
      }
    }
    if (error.code === TOO_MANY_PIECES) {
      // Reading on would be all the work that it is refused for.
      socket.destroy();
    } else {
      socket.destroySoon();
    }
  };
}

/** Answers an Expect header that asks for something unknown, which Node would refuse without headers and words. */
export function answerUnknownExpectation(headers: ResponseHeaders, onAnswer: OnAnswer) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const message = 'The server does not do what the Expect header asks for.';
    const requestId = identifierOf(request);
    const { status, body, more } = errorAnswer({ status: 417, code: 'EXPECTATION_FAILED', message }, requestId);
    response.writeHead(status, Object.fromEntries([...headers, ...more])).end(body);
    onAnswer(status, requestId);
  };
}

function errorAnswer({ status, code, message }: { status: number; code: string; message: string }, requestId: string) {
  const body = JSON.stringify({ error: message, code, requestId });
  const more: [string, string][] = [
    ['content-type', 'application/json; charset=utf-8'],
    ['cache-control', 'no-store'],
    ['x-request-id', requestId],
    ['content-length', String(Buffer.byteLength(body))],
    ['connection', 'close'],
  ];
  return { status, body, more };
}
