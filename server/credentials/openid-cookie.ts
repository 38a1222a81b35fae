import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SocialCookie } from '../../schema/accounts/social-cookie.ts';
import { asksForCookie } from './session-cookie.ts';

/**
 * The cookie that ties a browser to the sign-in elsewhere that it has begun. Lax, because the browser comes back by a
 * link of another site.
 */
export function socialCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  publicOrigin: string,
): SocialCookie | undefined {
  if (!asksForCookie(request, publicOrigin)) {
    return undefined;
  }
  const secure = publicOrigin.startsWith('https:');
  const name = secure ? '__Host-social' : 'social';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    token: request.cookies[name],
    keep: (token, until) => {
      reply.setCookie(name, token, { ...attributes, expires: until });
    },
    clear: () => {
      reply.clearCookie(name, attributes);
    },
  };
}
