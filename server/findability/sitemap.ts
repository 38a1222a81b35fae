import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../schema/services.ts';
import { type SitemapKind, type SitemapRow, sitemapKinds } from '../../schema/sitemap/sitemap.queries.ts';
import { admit } from '../admission/admission.ts';
import type { Slots } from '../admission/slots.ts';
import { sendTagged } from '../http/tagged-answer.ts';
import { escapeXml } from '../http/xml-text.ts';

export interface SitemapOptions {
  readonly publicOrigin: string;
  /** The paths of the pages that are no items. */
  readonly pages: readonly string[];
  /** The services of an anonymous visitor. */
  readonly services: (requestId: string) => Pick<Services, 'sitemap'>;
  readonly slots: Slots;
}

/** The path of a row's page, before the part that identifies the row. */
const itemPages: Readonly<Record<SitemapKind, string>> = {
  jobs: '/staff-portal?job=',
  documents: '/compliance?doc=',
  equipment: '/equipment?item=',
  news: '/news?article=',
  help: '/help-center?article=',
  training: '/training?path=',
  safety: '/equipment/safety-notices?notice=',
};
/** Of all texts that are kept together, in characters: a part has less than a million. */
const KEPT_CHARACTERS = 6_000_000;
const KEPT_MS = 600_000;
const FRESH_FOR_SECONDS = 3_600;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Page {
  readonly path: string;
  readonly changedAt?: string;
}

/**
 * `GET /sitemap.xml`: all pages that search engines may show; an index of parts (`/sitemap-jobs.xml`) where there are more
 * rows of one kind than a part has. A text is made once for all who ask within ten minutes: for so long it goes on naming
 * what was hidden or closed meanwhile, by its identifier alone, and for an hour more in caches. The page of that is gone at once.
 */
export function sitemap({ publicOrigin, pages, services, slots }: SitemapOptions): FastifyPluginAsync {
  const address = (path: string) => `<loc>${escapeXml(publicOrigin + path)}</loc>`;
  const list = (listed: readonly Page[]) =>
    document(
      'urlset',
      listed.map(({ path, changedAt }) => `<url>${address(path)}${changedAt ? lastModified(changedAt) : ''}</url>`),
    );
  const rowsAsPages = (kind: SitemapKind, rows: readonly SitemapRow[]) =>
    rows.map(({ key, changedAt }): Page => ({ path: itemPages[kind] + encodeURIComponent(key), changedAt }));
  const ownPages = pages.map((path): Page => ({ path }));

  async function whole(from: Pick<Services, 'sitemap'>): Promise<string> {
    const further = await Promise.all(sitemapKinds.map((kind) => from.sitemap.furtherParts(kind)));
    if (further.every((parts) => parts.length === 0)) {
      const rows = await Promise.all(
        sitemapKinds.map(async (kind) => rowsAsPages(kind, (await from.sitemap.part(kind)) ?? [])),
      );
      return list([...ownPages, ...rows.flat()]);
    }
    const parts = sitemapKinds.flatMap((kind, index) => [
      partPath(kind),
      ...(further[index] ?? []).map((first) => `${partPath(kind)}?from=${first}`),
    ]);
    return document(
      'sitemapindex',
      ['/sitemap-pages.xml', ...parts].map((path) => `<sitemap>${address(path)}</sitemap>`),
    );
  }

  async function part(from: Pick<Services, 'sitemap'>, kind: SitemapKind, first?: string): Promise<string | undefined> {
    const rows = await from.sitemap.part(kind, first);
    return rows && list(rowsAsPages(kind, rows));
  }

  const kept = new LRUCache<string, string, () => Promise<string | undefined>>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (text) => text.length,
    ttl: KEPT_MS,
    fetchMethod: (_address, _stale, { context: make }) => make(),
  });

  return async (app) => {
    const answer = async (
      request: FastifyRequest,
      reply: FastifyReply,
      name: string,
      make: (from: Pick<Services, 'sitemap'>) => Promise<string | undefined>,
    ) => {
      const from = services(request.id);
      // A text is rebuilt if content was edited meanwhile.
      const text = await admit([slots], request, reply, () =>
        kept.fetch(`${from.sitemap.contentGeneration()} ${name}`, { context: () => make(from) }),
      );
      if (text === undefined) return reply.callNotFound();
      const cacheControl = `public, max-age=${FRESH_FOR_SECONDS}`;
      return sendTagged(request, reply, { text, type: 'application/xml; charset=utf-8', cacheControl });
    };
    app.get('/sitemap.xml', (request, reply) => answer(request, reply, 'whole', whole));
    app.get('/sitemap-pages.xml', (request, reply) => answer(request, reply, 'pages', async () => list(ownPages)));
    for (const kind of sitemapKinds) {
      app.get<{ Querystring: { from?: string | string[] } }>(partPath(kind), (request, reply) => {
        const { from } = request.query;
        const first = from === undefined ? undefined : String(from);
        // The first part has a name that no beginning of another can have, whatever is sent.
        const name = first === undefined ? kind : `${kind}?from=${first}`;
        return answer(request, reply, name, (services) => part(services, kind, first));
      });
    }
  };
}

function partPath(kind: SitemapKind): string {
  return `/sitemap-${kind}.xml`;
}

function document(root: string, elements: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACE}>\n${elements.join('\n')}\n</${root}>\n`;
}

function lastModified(changedAt: string): string {
  return `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
}
