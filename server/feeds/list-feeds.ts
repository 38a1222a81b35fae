import type { FastifyPluginAsync } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import { admit } from '../admission/admission.ts';
import type { Slots } from '../admission/slots.ts';
import { sendError } from '../http/error-handler.ts';
import { refuseFailures } from '../http/refuse-failures.ts';
import type { PageOperation, Renderer } from '../http/renderer.ts';
import { sendFeed } from './rss.ts';

const PATHS = ['/feeds/jobs.xml', '/feeds/news.xml'];

export interface ListFeedsOptions {
  readonly productName: string;
  readonly publicOrigin: string;
  /** Reads the address of a list, whose query a feed accepts. */
  readonly renderer: Pick<Renderer, 'readFeed'>;
  /** Executes one operation in process as an anonymous visitor. */
  readonly execute: (operation: PageOperation & { requestId: string }) => Promise<FormattedExecutionResult>;
  readonly slots: Slots;
}

/**
 * `GET /feeds/jobs.xml` and `/feeds/news.xml`: the newest posts and articles, narrowed by the same query as the address of
 * the list, so that each search has a feed of its own.
 */
export function listFeeds(options: ListFeedsOptions): FastifyPluginAsync {
  const { productName, publicOrigin: origin, renderer, execute, slots } = options;
  return async (app) => {
    for (const path of PATHS) {
      app.get(path, async (request, reply) => {
        const feed = await admit([slots], request, reply, (signal) =>
          renderer.readFeed({
            url: request.url,
            origin,
            execute: (operation) => {
              signal.throwIfAborted();
              return execute({ ...operation, requestId: request.id });
            },
          }),
        );
        if (!feed) return reply.callNotFound();
        refuseFailures(feed.errors);
        const [refusal] = feed.errors;
        if (refusal) {
          return sendError(request, reply, { status: 400, code: 'BAD_USER_INPUT', message: refusal.message });
        }
        const { title, description, page, self, entries } = feed;
        return sendFeed(request, reply, {
          title: `${productName}: ${title}`,
          description,
          link: origin + page,
          self: origin + self,
          items: entries.map(({ path: place, ...entry }) => ({ ...entry, link: origin + place })),
        });
      });
    }
  };
}
