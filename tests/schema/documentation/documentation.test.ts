import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

interface Guide {
  readonly slug: string;
  readonly title: string;
  readonly type: string;
  readonly size: number;
  readonly updatedOn: string;
  readonly downloads: number;
}

interface Documentation {
  readonly version: string;
  readonly quickStarts: readonly { readonly id: string }[];
  readonly groups: readonly { readonly id: string; readonly guides: readonly Guide[] }[];
}

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const fields = 'slug title type size updatedOn downloads';

async function documentation(): Promise<Documentation> {
  const { data } = await askGraph(
    app,
    `{ documentation { version quickStarts { id title summary code } groups { id guides { ${fields} } } } }`,
  );
  return (data as { documentation: Documentation }).documentation;
}

async function guides(): Promise<Guide[]> {
  return (await documentation()).groups.flatMap((group) => group.guides);
}

/** Downloads a guide as a browser at this address. */
async function download(slug: string, remoteAddress = '192.0.2.1') {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
    payload: {
      query: `mutation ($slug: String!) { downloadGuide(slug: $slug) { __typename
        ... on DownloadGuidePayload { version content guide { ${fields} } } ... on Error { message } } }`,
      variables: { slug },
    },
  });
  return answer.json().data.downloadGuide;
}

test('there are seven quick starts and four groups of guides, of version v2.1.0', async () => {
  const { version, quickStarts, groups } = await documentation();
  expect(version).toBe('v2.1.0');
  expect(quickStarts.map(({ id }) => id)).toEqual([
    'first-call',
    'call-with-a-key',
    'exchange-a-key',
    'receive-webhooks',
    'ask-the-graph',
    'read-with-rest',
    'sign-in',
  ]);
  expect(groups).toHaveLength(4);
  const all = groups.flatMap((group) => group.guides);
  expect(new Set([...all.map(({ slug }) => slug), ...groups.map(({ id }) => id)]).size).toBe(
    all.length + groups.length,
  );
  for (const { slug, title, type, size, updatedOn } of all) {
    expect(slug).toBe(title.toLowerCase().replaceAll(' ', '-'));
    expect(type).toBe('JSON');
    expect(size).toBeGreaterThan(400);
    expect(updatedOn).toMatch(/^2026-\d\d-\d\d$/);
  }
});

test('a download answers the whole text, and counts once a visitor', async () => {
  const before = (await guides()).find(({ slug }) => slug === 'using-rest') as Guide;
  const first = await download('using-rest');
  expect(first).toMatchObject({ __typename: 'DownloadGuidePayload', version: 'v2.1.0' });
  expect(Buffer.byteLength(first.content)).toBe(before.size);
  expect(first.guide).toEqual({ ...before, downloads: before.downloads + 1 });
  expect((await download('using-rest')).guide.downloads).toBe(before.downloads + 1);
  expect((await download('using-rest', '192.0.2.2')).guide.downloads).toBe(before.downloads + 2);
  expect((await guides()).find(({ slug }) => slug === 'using-rest')?.downloads).toBe(before.downloads + 2);
});

test('downloads at the same moment are all counted', async () => {
  const addresses = Array.from({ length: 8 }, (_, index) => `198.51.100.${index + 1}`);
  await Promise.all(addresses.map((address) => download('posting-jobs', address)));
  expect((await guides()).find(({ slug }) => slug === 'posting-jobs')?.downloads).toBe(addresses.length);
});

test.each([
  ['an unknown name', 'unknown'],
  ['no name', ''],
  ['a long name', 'x'.repeat(5000)],
])('there is no guide of %s, and nothing is counted', async (_case, slug) => {
  expect(await download(slug)).toEqual({ __typename: 'NotFoundError', message: 'Document not found' });
  expect(await app.db.selectFrom('guide_download').select('slug').where('slug', '=', slug).execute()).toEqual([]);
});

test('the paths that guides name are those of the interfaces', async () => {
  const { paths } = (await app.server.inject('/api/openapi.json')).json();
  const texts = await Promise.all((await guides()).map(async ({ slug }) => (await download(slug)).content as string));
  const named = texts.flatMap((text) => [...text.matchAll(/`(GET|POST|PUT) \/api(\/[^`]*)`/g)]);
  expect(named.length).toBeGreaterThan(4);
  const unknown = named.filter(([, method = '', path = '']) => !paths[path]?.[method.toLowerCase()]);
  expect(unknown.map(([words]) => words)).toEqual([]);
});
