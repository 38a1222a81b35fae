import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ConsentCookie } from '../../schema/consent/consent-cookie.ts';
import { CONSENT_VERSION, readConsent } from '../../schema/consent/consent-record.ts';
import { comesFromForeignPage } from '../foreign-pages.ts';
import { cookieName } from './cookie-name.ts';

/**
 * The cookie that holds what a visitor chose about cookies. Scripts read it, so that each tab knows of a choice that was
 * made in another. It is sent when a link of another site leads here, so that the visitor is not asked again.
 */
export function consentCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  publicOrigin: string,
): ConsentCookie | undefined {
  if (comesFromForeignPage(request, publicOrigin)) return undefined;
  const name = cookieName('consent', publicOrigin);
  return {
    text: request.cookies[name],
    keep: (text, until) => {
      const secure = publicOrigin.startsWith('https:');
      reply.setCookie(name, text, { path: '/', httpOnly: false, sameSite: 'lax', secure, expires: until });
    },
  };
}

/** Whether a page asks its visitor about cookies: it does while there is no choice of the present version. */
export function consentQuestion(publicOrigin: string) {
  const name = cookieName('consent', publicOrigin);
  return (request: FastifyRequest) => ({
    version: CONSENT_VERSION,
    isAsked: readConsent(request.cookies[name]) === undefined,
  });
}
