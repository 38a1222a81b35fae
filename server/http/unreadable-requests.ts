import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './error-handler.ts';
import { closeAfterReading } from './lingering-close.ts';

/** Answers an address that cannot be decoded. It reaches no route and no hook, so the headers are set here. */
export function answerUnreadableAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  closeAfterReading(request, reply);
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  const answer = isTooLong
    ? { status: 414, code: 'URI_TOO_LONG', message: 'The address is too long.' }
    : { status: 400, code: 'BAD_REQUEST', message: 'The address cannot be read.' };
  sendError(request, reply, answer);
}

/** What Node's parser of HTTP refuses, by its code. */
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
};

/** Answers what never becomes a request, and closes the connection, whose place in the stream is lost. */
export function answerUnreadableRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) {
    return;
  }
  if (socket.writable) {
    const unknown = { status: 400, code: 'BAD_REQUEST', message: 'The request cannot be read.' };
    const { status, code, message } = parserErrors[error.code ?? ''] ?? unknown;
    const requestId = randomUUID();
    const body = JSON.stringify({ error: message, code, requestId });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `x-request-id: ${requestId}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}
