import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldData } from '../../../schema/maintenance.ts';
import { networkOf, siteOf } from '../../../schema/visitors/visitor.ts';
import { exportDatabase } from '../../../server/database/transfer/export.ts';
import { createArticle } from '../../factories/article.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const cubot =
  'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1';

let app: TestApp;
let now = new Date('2026-11-20T09:30:00.000Z');
let id: string;

beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now }, environment: { TRUST_PROXY: '1' } });
});
beforeEach(async () => {
  now = new Date('2026-11-20T09:30:00.000Z');
  id = (await createArticle(app.db, { views: 10 })).id;
});
afterAll(() => app.close());

interface Opening {
  readonly key?: string;
  readonly address?: string;
  readonly browser?: string;
}

async function open({ key = id, address = '192.0.2.7', browser = firefox }: Opening = {}) {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'user-agent': browser, 'x-forwarded-for': address },
    payload: {
      query: `mutation ($id: ID!) { countArticleView(id: $id) {
        __typename
        ... on CountArticleViewPayload { counted article { views } }
        ... on Error { message } } }`,
      variables: { id: key },
    },
  });
  expect(answer.json().errors).toBeUndefined();
  return answer.json().data.countArticleView;
}

const views = async () =>
  (await app.db.selectFrom('article').select('views').where('id', '=', id).executeTakeFirstOrThrow()).views;

test('a visitor is counted once a day, by identifier or slug, and again on the next day in London', async () => {
  expect(await open()).toMatchObject({ counted: true, article: { views: 11 } });
  expect(await open()).toMatchObject({ counted: false, article: { views: 11 } });
  const { slug } = await app.db.selectFrom('article').select('slug').where('id', '=', id).executeTakeFirstOrThrow();
  expect(await open({ key: slug })).toMatchObject({ counted: false });
  now = new Date('2026-11-20T23:59:59.000Z');
  expect(await open()).toMatchObject({ counted: false });
  now = new Date('2026-11-21T00:00:00.000Z');
  expect(await open()).toMatchObject({ counted: true, article: { views: 12 } });
});

test('of twenty openings at once by one visitor, one is counted; of other visitors, each one', async () => {
  const same = await Promise.all(Array.from({ length: 20 }, () => open()));
  expect(same.filter(({ counted }) => counted)).toHaveLength(1);
  const others = await Promise.all(Array.from({ length: 9 }, (_, n) => open({ address: `198.51.100.${n}` })));
  expect(others.every(({ counted }) => counted)).toBe(true);
  expect(await views()).toBe(20);
});

test('another browser or another article is another view', async () => {
  await open();
  expect(await open({ browser: safari })).toMatchObject({ counted: true });
  expect(await open({ browser: cubot }), 'a phone, not a robot').toMatchObject({ counted: true });
  const other = await createArticle(app.db);
  expect(await open({ key: other.id })).toMatchObject({ counted: true, article: { views: 1 } });
});

test('one address cannot count as any number of browsers', async () => {
  for (let browser = 0; browser < 60; browser += 1) {
    await open({ browser: `${firefox} ${browser}` });
  }
  expect(await views()).toBe(60);
});

test.each(['', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'curl/8.14.1'])(
  '%j is a robot',
  async (browser) => {
    expect(await open({ browser })).toMatchObject({ counted: false, article: { views: 10 } });
  },
);

test('an article that is not there is said so', async () => {
  expect(await open({ key: 'no-such-article' })).toEqual({ __typename: 'NotFoundError', message: 'Article not found' });
});

test('reading counts nothing and changes nothing: REST keeps its tag', async () => {
  const read = () => app.server.inject({ url: `/api/news/${id}`, headers: { 'user-agent': firefox } });
  const { headers } = await read();
  await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: `{ article(id: "${id}") { content } }` },
  });
  expect((await read()).headers.etag).toBe(headers.etag);
  expect(await views()).toBe(10);
});

test('counting changes nothing but the views', async () => {
  const row = () => app.db.selectFrom('article').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const before = await row();
  await open();
  expect(await row()).toEqual({ ...before, views: 11 });
});

describe('what is kept of a visitor', () => {
  const marks = () => app.db.selectFrom('visitor_mark').selectAll().execute();
  const secrets = () => app.db.selectFrom('visitor_secret').selectAll().execute();

  test('says neither address nor browser, and is not exported', async () => {
    await open();
    const kept = JSON.stringify([await marks(), await secrets()]);
    expect(kept).not.toContain('192.0.2');
    expect(kept).not.toContain('Firefox');
    const lines: string[] = [];
    await exportDatabase(app.db, async (written) => {
      lines.push(...written);
    });
    expect(lines.join('\n')).not.toContain('visitor_');
  });

  test('differs from article to article', async () => {
    const other = await createArticle(app.db);
    await open();
    await open({ key: other.id });
    const found = (await marks()).filter(({ subject }) => subject.includes(id) || subject.includes(other.id));
    expect(new Set(found.flatMap(({ visitor, network }) => [visitor, network])).size).toBe(4);
  });

  test('goes with its day', async () => {
    await open();
    now = new Date('2026-11-21T00:10:00.000Z');
    await open();
    await deleteOldData(app.db, now);
    expect((await secrets()).map(({ day }) => day)).toEqual(['2026-11-21']);
    expect([...new Set((await marks()).map(({ day }) => day))]).toEqual(['2026-11-21']);
    expect(await open(), 'today is still known').toMatchObject({ counted: false });
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1'],
  ['2001:0DB8:0001:ffff::1', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['unknown', 'unknown'],
])('%s is of the site %s', (address, site) => {
  expect(siteOf(address)).toBe(site);
});
