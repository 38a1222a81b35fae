import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from '../../schema/session-cookie.ts';
import { comesFromForeignPage } from '../http/foreign-pages.ts';

/** The portal's own pages send it to say that the cookie, and not the answer, shall hold the refresh token. */
const ASKS_FOR_COOKIE = 'x-session-cookie';

/**
 * Whether a request asks for cookies: no other site can send that header without being asked about it first, and none is
 * allowed to.
 */
export function asksForCookie(request: FastifyRequest, publicOrigin: string): boolean {
  return request.headers[ASKS_FOR_COOKIE] !== undefined && !comesFromForeignPage(request, publicOrigin);
}

/** The session's cookie of a request that asks for one. */
export function sessionCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  publicOrigin: string,
): SessionCookie | undefined {
  if (!asksForCookie(request, publicOrigin)) {
    return undefined;
  }
  const secure = publicOrigin.startsWith('https:');
  // The prefix has browsers refuse it from any other host of the same domain.
  const name = secure ? '__Host-session' : 'session';
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
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
