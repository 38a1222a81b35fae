import type { FastifyPluginAsync } from 'fastify';
import { ValidationError } from '../../schema/errors.ts';
import type { Services } from '../../schema/services.ts';
import { admit } from '../admission/admission.ts';
import type { Slots } from '../admission/slots.ts';

/** The pages that end a subscription, and how each does it. */
const ends = {
  '/system-status': ({ statusSubscriptions }, token) => statusSubscriptions.unsubscribe(token),
  '/contact': ({ newsletter }, token) => newsletter.unsubscribe(token),
  '/account': ({ deskMail }, token) => deskMail.stop(token),
} as const satisfies Record<string, (services: Ending, token: string) => Promise<string>>;
type Ending = Pick<Services, 'deskMail' | 'newsletter' | 'statusSubscriptions'>;
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
    for (const [path, unsubscribe] of Object.entries(ends)) {
      app.post<{ Querystring: { unsubscribe?: unknown } }>(path, async (request, reply) => {
        const { unsubscribe: token } = request.query;
        if (typeof token !== 'string' || token === '') {
          return reply.callNotFound();
        }
        reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
        try {
          return await admit([slots], request, reply, () => unsubscribe(services(request.id), token));
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
