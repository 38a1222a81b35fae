import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SocialCookie } from '../../schema/accounts/providers/social-cookie.ts';
import type { DeviceCookie } from '../../schema/accounts/sessions/device-cookie.ts';
import type { CookieName } from '../../schema/cookies.ts';
import type { SessionCookie } from '../../schema/session-cookie.ts';
import { comesFromForeignPage } from '../foreign-pages.ts';
import { cookieName } from './cookie-name.ts';

/** The portal's own pages send it to say that the cookie, and not the answer, shall hold the refresh token. */
const ASKS_FOR_COOKIE = 'x-session-cookie';

/** The session's cookie of a request that asks for one. */
export function sessionCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  publicOrigin: string,
): SessionCookie | undefined {
  return tokenCookie(request, reply, { bareName: 'session', sameSite: 'strict', publicOrigin });
}

/**
 * The session's refresh token that a browser sent with a navigation, which names no header: for looking alone. Of a
 * navigation that a page of another site began, or of what such a page loads, there is none.
 */
export function navigatingToken(request: FastifyRequest, publicOrigin: string): string | undefined {
  return comesFromForeignPage(request, publicOrigin) ? undefined : request.cookies[cookieName('session', publicOrigin)];
}

/**
 * The cookie that ties a browser to the sign-in elsewhere that it has begun. Lax, because the browser comes back by a
 * link of another site.
 */
export function socialCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  publicOrigin: string,
): SocialCookie | undefined {
  return tokenCookie(request, reply, { bareName: 'social', sameSite: 'lax', publicOrigin });
}

/** The cookie by which a browser is recognised in which an account has signed in. */
export function deviceCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  publicOrigin: string,
): DeviceCookie | undefined {
  return tokenCookie(request, reply, { bareName: 'device', sameSite: 'strict', publicOrigin });
}

interface TokenCookieOptions {
  readonly bareName: CookieName;
  readonly sameSite: 'strict' | 'lax';
  readonly publicOrigin: string;
}

/** A token in a cookie that scripts cannot read; nothing if the request does not ask for cookies. */
function tokenCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { bareName, sameSite, publicOrigin }: TokenCookieOptions,
): SessionCookie | undefined {
  // No other site can send that header without being asked about it first, and none is allowed to.
  if (request.headers[ASKS_FOR_COOKIE] === undefined || comesFromForeignPage(request, publicOrigin)) {
    return undefined;
  }
  const secure = publicOrigin.startsWith('https:');
  const name = cookieName(bareName, publicOrigin);
  const attributes = { path: '/', httpOnly: true, sameSite, secure } as const;
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
