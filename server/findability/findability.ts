import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../schema/ports.ts';
import type { Services } from '../../schema/services.ts';
import type { Config } from '../config.ts';
import { type ListFeedsOptions, listFeeds } from '../feeds/list-feeds.ts';
import { loadRenderer } from '../http/renderer.ts';
import { fixedTexts } from './fixed-texts.ts';
import { sitemap } from './sitemap.ts';

export interface FindabilityOptions extends Pick<ListFeedsOptions, 'execute' | 'slots'> {
  /** Where `npm run build` wrote. */
  readonly directory: string;
  readonly config: Pick<Config, 'productName' | 'publicOrigin' | 'operator'>;
  readonly clock: Clock;
  /** The services of an anonymous visitor. */
  readonly services: (requestId: string) => Pick<Services, 'sitemap'>;
}

/** What leads to the pages besides links: the site map, the texts at fixed addresses, and the feeds of lists. */
export function findability({ directory, config, clock, services, ...feeds }: FindabilityOptions): FastifyPluginAsync {
  const { productName, publicOrigin, operator } = config;
  return async (app) => {
    const renderer = await loadRenderer(directory);
    await app.register(fixedTexts({ productName, publicOrigin, clock, contactEmail: operator?.email }));
    await app.register(sitemap({ publicOrigin, pages: renderer.listedPages(), services, slots: feeds.slots }));
    await app.register(listFeeds({ productName, publicOrigin, renderer, ...feeds }));
  };
}
