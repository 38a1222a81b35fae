import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../../schema/services.ts';
import { admit } from '../admission/admission.ts';
import type { Slots } from '../admission/slots.ts';
import { sendFeed } from './rss.ts';

export interface SearchFeedsOptions {
  readonly productName: string;
  readonly publicOrigin: string;
  /** The services of an anonymous visitor. */
  readonly services: (requestId: string) => Pick<Services, 'savedSearches'>;
  readonly slots: Slots;
}

/** `GET /feeds/searches/<token>.xml`: the matches of a saved search; its address is the credential. */
export function searchFeeds({ productName, publicOrigin, services, slots }: SearchFeedsOptions): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { token: string } }>('/feeds/searches/:token.xml', async (request, reply) => {
      const { token } = request.params;
      const feed = await admit([slots], request, reply, () => services(request.id).savedSearches.feed(token));
      if (!feed) return reply.callNotFound();
      reply.header('x-robots-tag', 'noindex');
      return sendFeed(request, reply, {
        title: `${productName}: ${feed.name}`,
        description: `What the saved search ${feed.name} has found on ${productName}.`,
        link: feed.address,
        self: `${publicOrigin}/feeds/searches/${token}.xml`,
        items: feed.items,
      });
    });
  };
}
