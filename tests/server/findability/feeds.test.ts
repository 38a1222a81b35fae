import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraph } from '../../support/ask-graph.ts';
import { createTestServer, openTestApp, type TestApp } from '../../support/test-app.ts';

const origin = 'https://portal.example';
const options = {
  buildDirectory: join(import.meta.dirname, '../../../dist'),
  environment: { PUBLIC_ORIGIN: origin },
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(options);
});
afterAll(() => app.close());

interface Entry {
  readonly title: string | undefined;
  readonly link: string | undefined;
  readonly date: string | undefined;
}

/** A feed, and its entries in their order. */
async function feed(url: string): Promise<{ body: string; entries: Entry[]; headers: Record<string, unknown> }> {
  const { statusCode, headers, body } = await app.server.inject(url);
  expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'application/rss+xml; charset=utf-8']);
  const of = (item: string, name: string) => item.match(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 's'))?.[1];
  const entries = [...body.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => ({
    title: of(item, 'title'),
    link: of(item, 'link'),
    date: of(item, 'pubDate'),
  }));
  return { body, entries, headers };
}

/** The identifiers of the jobs that the graph lists, the newest first. */
async function jobs(filter: string): Promise<string[]> {
  const { data } = await askGraph(app, `{ jobs(filter: ${filter}, sort: NEWEST, first: 30) { nodes { id } } }`);
  return (data?.['jobs'] as { nodes: { id: string }[] } | undefined)?.nodes.map(({ id }) => id) ?? [];
}

const addressesOf = (ids: readonly string[]) => ids.map((id) => `${origin}/staff-portal?job=${id}`);

test.each([
  ['', '{}'],
  ['?type=permanent', '{ type: [PERMANENT] }'],
  ['?q=nurse', '{ search: "nurse" }'],
  ['?q=nurse&sort=highest-pay&after=x', '{ search: "nurse" }'],
  ['?pay=40000&band=2-4', '{ salaryMin: 40000, band: [BAND_2, BAND_3, BAND_4] }'],
  ['?pay=25000&band=5-7', '{ salaryMin: 25000, band: [BAND_5, BAND_6, BAND_7] }'],
  ['?near=Leeds&radius=50', '{ near: "Leeds", radius: 50 }'],
  ['?type=bogus&urgency=', '{}'],
])('the feed of /staff-portal%s has the jobs that are listed there, the newest first', async (query, filter) => {
  const { entries } = await feed(`/feeds/jobs.xml${query}`);
  expect(entries.map(({ link }) => link)).toEqual(addressesOf(await jobs(filter)));
  const dates = entries.map(({ date }) => Date.parse(date ?? ''));
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
});

test('a page leads to the feed of what it shows, in its head and in sight', async () => {
  const links = async (url: string) => {
    const { body } = await app.server.inject({ url, headers: { accept: 'text/html' } });
    const head = body.match(/<link rel="alternate" type="application\/rss\+xml" title="([^"]*)" href="([^"]*)"/);
    const [, seen] = body.match(/<a href="(\/feeds\/[^"]*)"/) ?? [];
    return { title: head?.[1], path: head?.[2]?.replaceAll('&amp;', '&'), seen: seen?.replaceAll('&amp;', '&') };
  };
  const search = '?q=nurse&type=permanent';
  const jobFeed = `/feeds/jobs.xml${search}`;
  expect(await links(`/staff-portal${search}&sort=newest`)).toEqual({
    title: 'Staff portal, Search: nurse, Permanent',
    path: jobFeed,
    seen: jobFeed,
  });
  const newsFeed = '/feeds/news.xml?category=policy';
  expect(await links('/news?category=policy')).toEqual({ title: 'News hub, Policy', path: newsFeed, seen: newsFeed });
  const statusFeed = '/feeds/status.xml';
  expect(await links('/system-status')).toEqual({ title: 'System status', path: statusFeed, seen: statusFeed });
  expect(await links('/compliance')).toEqual({});
  const { body } = await feed(jobFeed);
  expect(body).toContain('<title>Wayline: Staff portal, Search: nurse, Permanent</title>');
  expect(body).toContain(`<link>${origin}/staff-portal?q=nurse&amp;type=permanent</link>`);
  expect(body).toContain(`<atom:link href="${origin}${jobFeed.replace('&', '&amp;')}" rel="self"`);
});

test('the feed of the news has the newest articles, or those of a category', async () => {
  const { entries } = await feed('/feeds/news.xml');
  expect(entries.length).toBe(11);
  expect(entries[0]?.link).toMatch(/^https:\/\/portal\.example\/news\?article=[a-z0-9-]+$/);
  const { entries: breaking } = await feed('/feeds/news.xml?category=breaking');
  expect(breaking.length).toBeGreaterThan(0);
  expect(breaking.length).toBeLessThan(entries.length);
});

test('the feed of safety notices has each notice with what it says and where it stands', async () => {
  const noticesFeed = '/feeds/safety-notices.xml';
  const { body, entries } = await feed(noticesFeed);
  expect(entries.map(({ link }) => link)).toEqual([
    `${origin}/equipment/safety-notices?notice=dsi-2026-901`,
    `${origin}/equipment/safety-notices?notice=fsn-2026-118-hc`,
  ]);
  expect(body).toContain('the brake of one castor may not hold (withdrawn)</title>');
});

test('an entry says what the job is, and that it may be invented', async () => {
  const { body } = await feed('/feeds/jobs.xml');
  expect(body).toMatch(
    /<description>[A-Z][^<]*\. £[^<]*\. Band \d\w?, [^<]*\. Closes \d+ \w+ 2026\. Sample data is shown\./,
  );
});

test('texts are escaped, and no sign is sent that XML has no form for', async () => {
  const { id, title } = await app.db.selectFrom('job').select(['id', 'title']).orderBy('id').executeTakeFirstOrThrow();
  const hostile = 'Nurse <b>&"\u0001\u{1F600}]]>';
  await app.db.updateTable('job').set({ title: hostile }).where('id', '=', id).execute();
  const { body } = await feed('/feeds/jobs.xml');
  expect(body).toContain('<title>Nurse &lt;b&gt;&amp;&quot;\u{1F600}]]&gt;, ');
  await app.db.updateTable('job').set({ title }).where('id', '=', id).execute();
});

test('a feed that is known is not sent again, until there is something new', async () => {
  const url = '/feeds/jobs.xml?q=nurse';
  const { headers } = await feed(url);
  const etag = String(headers['etag']);
  const known = await app.server.inject({ url, headers: { 'if-none-match': etag } });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  const [id = ''] = await jobs('{ search: "nurse" }');
  await app.db.updateTable('job').set({ closed_at: '2026-11-19T09:00:00Z' }).where('id', '=', id).execute();
  const changed = await app.server.inject({ url, headers: { 'if-none-match': etag } });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

test.each([
  ['/feeds/jobs.xml?near=Nowhereville', 400],
  ['/feeds/jobs.xml?pay=80000&payMax=20000', 400],
  ['/feeds/jobs', 404],
  ['/feeds/unknown.xml', 404],
])('%s is refused with %i, in a sentence', async (url, status) => {
  const { statusCode, body } = await app.server.inject(url);
  expect(statusCode).toBe(status);
  expect(JSON.parse(body)).toMatchObject({ error: expect.any(String), code: expect.any(String) });
});

test('however long the search is, the feed answers', async () => {
  const { entries } = await feed(`/feeds/jobs.xml?q=${'nurse%20'.repeat(400)}`);
  expect(entries.length).toBeLessThanOrEqual(30);
});

test.each(['/feeds/jobs.xml', '/feeds/news.xml', '/feeds/status.xml', '/feeds/safety-notices.xml'])(
  '%s waits in line with what else is worked on',
  async (url) => {
    const server = await createTestServer(app, {
      ...options,
      admission: { operations: { slots: 1, mostWaiting: 0, longestWaitMs: 100 } },
    });
    const answers = await Promise.all(Array.from({ length: 6 }, () => server.inject(url)));
    await server.close();
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(200);
    expect(statuses).toContain(503);
  },
);
