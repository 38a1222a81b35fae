import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '../../http/tagged-answer.ts';

const cacheControls = {
  anyone: 'public, max-age=0, must-revalidate',
  reader: 'private, max-age=0, must-revalidate',
  nobody: 'private, no-store',
} as const;

/**
 * Answers JSON text with its tag, or 304 where the client has it already. A public answer does not depend on who asks,
 * so anyone may keep it; a private one may be kept by its own reader alone, and one of a user's own by none.
 * Everyone asks again before using one, because it may change at any moment, and an unchanged answer then costs only its
 * headers.
 */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
  keptBy: keyof typeof cacheControls,
): FastifyReply {
  return sendTagged(request, reply, {
    text: json,
    type: 'application/json; charset=utf-8',
    cacheControl: cacheControls[keptBy],
  });
}

/**
 * Answers what a change has brought, with the tag of what it hands out, where it has one. Weak: the same thing is handed
 * out in answers that differ in what they count. Nobody keeps it. Without JSON there is nothing but the status.
 */
export function sendResult(reply: FastifyReply, json: string | undefined, entityTag: string | undefined): FastifyReply {
  if (entityTag !== undefined) {
    reply.header('etag', `W/"${entityTag}"`);
  }
  reply.header('cache-control', 'no-store');
  return json === undefined ? reply.send() : reply.header('content-type', 'application/json; charset=utf-8').send(json);
}
