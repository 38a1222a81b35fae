import type { FastifyPluginAsync } from 'fastify';
import { ValidationError } from '../../schema/errors.ts';
import type { Services } from '../../schema/services.ts';
import { admit } from '../admission/admission.ts';
import type { Slots } from '../admission/slots.ts';

interface End {
  readonly path: string;
  /** The part of the address that holds the token. */
  readonly parameter: string;
  readonly end: (services: Ending, token: string) => Promise<string>;
}

/** The pages that end a subscription, and how each does it. */
const ends: readonly End[] = [
  { path: '/system-status', parameter: 'unsubscribe', end: (of, token) => of.statusSubscriptions.unsubscribe(token) },
  { path: '/contact', parameter: 'unsubscribe', end: (of, token) => of.newsletter.unsubscribe(token) },
  { path: '/account', parameter: 'unsubscribe', end: (of, token) => of.deskMail.stop(token) },
  { path: '/account', parameter: 'end-alert', end: (of, token) => of.savedSearches.end(token) },
  { path: '/account', parameter: 'end-follows', end: (of, token) => of.documentFollows.end(token) },
];
type Ending = Pick<Services, 'deskMail' | 'documentFollows' | 'newsletter' | 'savedSearches' | 'statusSubscriptions'>;
/** Where a form of a page leads that has ended something, by its parameter: it has `from=page` in its address. */
const ended: Readonly<Record<string, string>> = {
  'end-alert': '/account?end-alert=ended',
  'end-follows': '/account?end-follows=ended',
};
/** Far more than what mail programs send. */
const BODY_LIMIT = 4_096;

export interface OneClickOptions {
  /** The services of an anonymous visitor. */
  readonly services: (requestId: string) => Ending;
  readonly slots: Slots;
}

/**
 * `POST /system-status?unsubscribe=<token>` and the like: what a mail program sends whose reader presses its own button (RFC
 * 8058). A reader who opens the same address in a browser is asked by the page. Without a token there is nothing to post to.
 */
export function oneClickUnsubscribe({ services, slots }: OneClickOptions): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    // As form data of either kind: that it is sent says all.
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, _body, done) => done(null));
    for (const path of new Set(ends.map((one) => one.path))) {
      app.post<{ Querystring: Readonly<Record<string, unknown>> }>(path, async (request, reply) => {
        const found = ends.find((one) => one.path === path && one.parameter in request.query);
        const token = found && request.query[found.parameter];
        if (!found || typeof token !== 'string' || token === '') {
          return reply.callNotFound();
        }
        reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
        try {
          const said = await admit([slots], request, reply, () => found.end(services(request.id), token));
          const page = request.query['from'] === 'page' ? ended[found.parameter] : undefined;
          return page === undefined ? said : reply.redirect(page, 303);
        } catch (error) {
          if (error instanceof ValidationError) {
            return reply.code(400).send(error.message);
          }
          throw error;
        }
      });
    }
  };
}
