import type { FastifyPluginAsync } from 'fastify';
import { safetyNoticePath } from '../../schema/equipment/safety-notices/tell-concerned.ts';
import type { Services } from '../../schema/services.ts';
import { admit } from '../admission/admission.ts';
import type { Slots } from '../admission/slots.ts';
import { sendFeed } from './rss.ts';

const PATH = '/feeds/safety-notices.xml';
const NOTICES = 20;

export interface SafetyFeedOptions {
  readonly productName: string;
  readonly publicOrigin: string;
  /** The services of an anonymous visitor. */
  readonly services: (requestId: string) => Pick<Services, 'safetyNotices'>;
  readonly slots: Slots;
}

/** `GET /feeds/safety-notices.xml`: the newest safety notices about equipment. */
export function safetyFeed({ productName, publicOrigin, services, slots }: SafetyFeedOptions): FastifyPluginAsync {
  return async (app) => {
    app.get(PATH, async (request, reply) => {
      const { rows } = await admit([slots], request, reply, () =>
        services(request.id).safetyNotices.list(false, { first: NOTICES }),
      );
      return sendFeed(request, reply, {
        title: `${productName}: safety notices`,
        description: 'Safety notices about medical equipment.',
        link: `${publicOrigin}/equipment/safety-notices`,
        self: `${publicOrigin}${PATH}`,
        items: rows.map((notice) => ({
          id: notice.id,
          title: `${notice.reference}: ${notice.title}${notice.withdrawnAt === null ? '' : ' (withdrawn)'}`,
          text: notice.summary,
          link: publicOrigin + safetyNoticePath(notice),
          publishedAt: notice.enteredAt,
        })),
      });
    });
  };
}
