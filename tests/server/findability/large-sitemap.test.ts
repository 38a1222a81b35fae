import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PART_ROWS } from '../../../schema/sitemap/sitemap.queries.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { sitemapOf } from './sitemap-of.ts';

let app: TestApp;
beforeAll(async () => {
  const buildDirectory = join(import.meta.dirname, '../../../dist');
  app = await openTestApp({ buildDirectory, environment: { PUBLIC_ORIGIN: 'https://portal.example' } });
});
afterAll(() => app.close());

test('more rows than a part has make it an index, whose parts name each of them once', async () => {
  await sql`
    insert into article (id, slug, title, summary, content, category, priority, source, image, published_at)
    select gen_random_uuid(), 'made-' || place, 'Title ' || place, 'Summary', 'Text', 'policy', 'low', 'Source', '/pictures/rota.svg', now()
    from generate_series(1, ${sql.lit(PART_ROWS)}) as place`.execute(app.db);
  const slugs = await app.db.selectFrom('article').select('slug').execute();
  const parts = [...(await sitemapOf(app.server, '/sitemap.xml')).keys()];
  expect(parts.slice(0, 4)).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-jobs.xml',
    '/sitemap-documents.xml',
    '/sitemap-equipment.xml',
  ]);
  const named: string[] = [];
  for (const part of parts.filter((path) => path.startsWith('/sitemap-news.xml'))) {
    const addresses = [...(await sitemapOf(app.server, part)).keys()];
    expect(addresses.length).toBeLessThanOrEqual(PART_ROWS);
    named.push(...addresses);
  }
  expect(named.toSorted()).toEqual(slugs.map(({ slug }) => `/news?article=${slug}`).toSorted());
  expect([...(await sitemapOf(app.server, '/sitemap-pages.xml')).keys()]).toContain('/about');
});
