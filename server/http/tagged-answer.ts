import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface TaggedAnswer {
  readonly text: string;
  readonly type: string;
  readonly cacheControl: string;
}

/** Answers a text with its tag, or 304 if the client has it already. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type, cacheControl }: TaggedAnswer,
): FastifyReply {
  // Weak: a proxy that compresses the answer changes its bytes and not its meaning.
  const tag = `W/"${hash('sha256', text, 'base64url')}"`;
  reply.header('cache-control', cacheControl).header('etag', tag);
  const known = request.headers['if-none-match'];
  if (known !== undefined && matches(known, tag)) {
    return reply.code(304).send();
  }
  return reply.header('content-type', type).send(text);
}

/** The weak comparison of RFC 9110, 8.8.3.2. */
function matches(known: string, tag: string): boolean {
  const opaque = tag.slice(2);
  return known.split(',').some((part) => {
    const one = part.trim();
    return one === '*' || one === tag || one === opaque;
  });
}
