import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDocument, createDocumentVersion } from '../../factories/document.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let app: TestApp;
let now = new Date('2026-11-20T09:30:00.000Z');
let id: string;
let slug: string;

beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now }, environment: { TRUST_PROXY: '1' } });
});
beforeEach(async () => {
  now = new Date('2026-11-20T09:30:00.000Z');
  ({ id, slug } = await createDocument(app.db, { download_count: 10 }));
  const published_at = '2026-11-01T09:00:00.000Z';
  await createDocumentVersion(app.db, { document_id: id, published_at, number: '1.0', content: 'The first text.' });
  await createDocumentVersion(app.db, { document_id: id, number: '2.0', content: 'The second text.' });
});
afterAll(() => app.close());

interface Download {
  readonly key?: string;
  readonly version?: string;
  readonly address?: string;
  readonly browser?: string;
}

/** Downloads by REST: the number of downloads that is answered, and the text. */
async function download({ key = id, version, address = '192.0.2.7', browser = firefox }: Download = {}) {
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/compliance/${key}/download${version ? `?version=${version}` : ''}`,
    headers: { 'user-agent': browser, 'x-forwarded-for': address },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { downloads, text } = answer.json();
  return { downloads, text } as { readonly downloads: number; readonly text: string };
}

async function downloadByGraph(key: string): Promise<number> {
  const query = `mutation { downloadDocument(id: "${key}") { ... on DownloadDocumentPayload { document { downloads } } } }`;
  const headers = { 'user-agent': firefox, 'x-forwarded-for': '192.0.2.7' };
  const answer = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  return answer.json().data.downloadDocument.document.downloads;
}

const stored = async () =>
  (await app.db.selectFrom('document').select('download_count').where('id', '=', id).executeTakeFirstOrThrow())
    .download_count;

test('a visitor counts once a document and day, by every door, version and key, and is answered the same number', async () => {
  expect(await download()).toEqual({ downloads: 11, text: expect.stringContaining('The second text.') });
  expect(await download()).toEqual({ downloads: 11, text: expect.stringContaining('The second text.') });
  expect(await download({ version: '1.0' }), 'the text is answered always').toEqual({
    downloads: 11,
    text: expect.stringContaining('The first text.'),
  });
  expect(await download({ key: slug })).toMatchObject({ downloads: 11 });
  expect(await downloadByGraph(id)).toBe(11);
  expect(await downloadByGraph(slug)).toBe(11);
  now = new Date('2026-11-20T23:59:59.000Z');
  expect(await download()).toMatchObject({ downloads: 11 });
  now = new Date('2026-11-21T00:00:00.000Z');
  expect(await download(), 'the next day in London').toMatchObject({ downloads: 12 });
  expect(await stored()).toBe(12);
});

test('another network, browser or program is another visitor, and another document another download', async () => {
  await download();
  expect(await download({ address: '192.0.2.8' })).toMatchObject({ downloads: 12 });
  expect(await download({ browser: 'Safari' })).toMatchObject({ downloads: 13 });
  expect(await download({ browser: 'curl/8.14.1' })).toMatchObject({ downloads: 14 });
  expect(await download({ browser: '' })).toMatchObject({ downloads: 15 });
  const { document_id: key } = await createDocumentVersion(app.db, { document_id: (await createDocument(app.db)).id });
  expect(await download({ key })).toMatchObject({ downloads: 1 });
  expect(await stored()).toBe(15);
});

test('of twenty downloads at once by one visitor one counts, and each is answered that number', async () => {
  const same = await Promise.all(Array.from({ length: 20 }, () => download()));
  expect(same.map(({ downloads }) => downloads)).toEqual(Array(20).fill(11));
  const others = await Promise.all(
    Array.from({ length: 9 }, (_, number) => download({ address: `198.51.100.${number}` })),
  );
  expect(others.map(({ downloads }) => downloads).toSorted()).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(await stored()).toBe(20);
});

test('one network cannot make up any number of visitors', async () => {
  for (let browser = 0; browser < 55; browser += 1) {
    await download({ browser: `made up ${browser}` });
  }
  expect(await stored()).toBe(60);
});

test('a repeat writes nothing', async () => {
  await download();
  const written = async () =>
    (await sql`select xmin::text from document where id = ${id}`.execute(app.db)).rows.concat(
      (await sql`select count(*) from visitor_mark`.execute(app.db)).rows,
    );
  const before = await written();
  await download();
  expect(await written()).toEqual(before);
});
