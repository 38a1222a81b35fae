import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cacheControls = {
  anyone: 'public, max-age=0, must-revalidate',
  reader: 'private, max-age=0, must-revalidate',
  nobody: 'private, no-store',
} as const;

/**
 * Answers JSON text with its tag, or 304 where the client has it already. A public answer does not depend on who asks,
 * so anyone may keep it; a private one may be kept by its own reader alone, and one of what is somebody's own by nobody.
 * Everyone asks again before using one, because it may change at any moment, and an unchanged answer then costs only its
 * headers.
 */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
  keptBy: keyof typeof cacheControls,
): FastifyReply {
  // Weak: a proxy that compresses the answer changes its bytes and not its meaning.
  const tag = `W/"${hash('sha256', json, 'base64url')}"`;
  reply.header('cache-control', cacheControls[keptBy]).header('etag', tag);
  const known = request.headers['if-none-match'];
  if (known !== undefined && matches(known, tag)) {
    return reply.code(304).send();
  }
  return reply.header('content-type', 'application/json; charset=utf-8').send(json);
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

/** The weak comparison of RFC 9110, 8.8.3.2. */
function matches(known: string, tag: string): boolean {
  const opaque = tag.slice(2);
  return known.split(',').some((part) => {
    const one = part.trim();
    return one === '*' || one === tag || one === opaque;
  });
}
