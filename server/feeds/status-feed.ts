import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../../schema/services.ts';
import { incidentStageWords } from '../../schema/system-status/incident-words.ts';
import { admit } from '../admission/admission.ts';
import type { Slots } from '../admission/slots.ts';
import { type FeedItem, sendFeed } from './rss.ts';

const PATH = '/feeds/status.xml';
const INCIDENTS = 20;

export interface StatusFeedOptions {
  readonly productName: string;
  readonly publicOrigin: string;
  /** The services of an anonymous visitor. */
  readonly services: (requestId: string) => Pick<Services, 'incidents'>;
  readonly slots: Slots;
}

/** `GET /feeds/status.xml`: the updates of the newest incidents, the newest first. */
export function statusFeed({ productName, publicOrigin, services, slots }: StatusFeedOptions): FastifyPluginAsync {
  const link = `${publicOrigin}/system-status`;
  return async (app) => {
    app.get(PATH, async (request, reply) => {
      const { rows } = await admit([slots], request, reply, () =>
        services(request.id).incidents.list({ first: INCIDENTS }),
      );
      const items = rows
        .flatMap(({ title, updates }) =>
          updates.map(
            ({ id, status, message, happenedAt }): FeedItem => ({
              id,
              title: `${incidentStageWords[status]}: ${title}`,
              text: message,
              link,
              publishedAt: happenedAt,
            }),
          ),
        )
        .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt));
      return sendFeed(request, reply, {
        title: `${productName}: system status`,
        description: `Incidents of ${productName}, and what is said of them.`,
        link,
        self: `${publicOrigin}${PATH}`,
        items,
      });
    });
  };
}
