import { GraphQLError } from 'graphql';
import { beforeAll, expect, test, vi } from 'vitest';
import type { RenderRequest } from '../../client/entry-server.tsx';
import project from '../../package.json' with { type: 'json' };
import { createSampleGraph } from './sample-graph.ts';

const origin = 'https://portal.example';

beforeAll(() => {
  vi.stubGlobal('__PRODUCT_NAME__', project.productName);
});

async function rendered(url: string, execute: RenderRequest['execute'] = createSampleGraph().execute) {
  const { render } = await import('../../client/entry-server.tsx');
  return render({ url, origin, now: '2026-11-20T09:00:00.000Z', execute });
}

test('a page is whole as served: its data, its title, its address', async () => {
  const { status, head, page, state, module, errors } = await rendered('/staff-portal');
  expect([status, module, errors]).toEqual([200, 'jobs/JobsPage.tsx', []]);
  expect(page).toMatch(/<h1/);
  expect(head).toContain(`<title>Staff portal – ${project.productName}</title>`);
  expect(head).toContain(`<link rel="canonical" href="${origin}/staff-portal"/>`);
  expect(JSON.parse(state)).toMatchObject({ now: '2026-11-20T09:00:00.000Z', isComplete: true });
  expect(JSON.parse(state).answers).toMatchObject([{ site: {} }, { contentList: {} }, { jobs: {} }]);
});

test.each([
  '/',
  '/?dialog=search',
  '/?dialog=search&find=icu',
  '/news?dialog=search&find=%20',
  '/?dialog=signup',
  '/staff-portal',
  '/staff-portal?q=nurse&near=leeds&radius=10&band=band-5&pay=30000&sort=nearest&type=permanent&after=x',
  '/staff-portal?job=1',
  '/staff-portal?job=1&form=apply',
  '/staff-portal?form=job',
  '/compliance',
  '/compliance?q=fire&category=safety&sort=title',
  '/compliance?doc=1',
  '/equipment',
  '/equipment?q=pump&availability=in-stock',
  '/equipment?item=1',
  '/equipment?item=1&contact=1',
  '/equipment?form=new',
  '/news',
  '/news?q=pay&category=pay',
  '/news?article=1',
  '/about',
  '/api-reference',
  '/contact',
  '/contact?category=partnership&subject=A%20pilot',
  '/contact?thread=abc',
  '/documentation',
  '/api-reference?topic=authentication&show=response',
  '/help-center',
  '/help-center?q=pay&category=jobs',
  '/help-center?article=1',
  '/equipment/safety-notices',
  '/training',
  '/training?path=1',
  '/training?certificate=1',
  '/system-status',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/accessibility',
  '/account',
  '/account/api-keys',
  '/account/for-you',
  '/account/webhooks',
  '/account?section=security',
  '/account?reset=abc',
  '/account?confirm=abc',
  '/auth/callback?code=1&state=2',
  '/operations',
  '/nowhere',
])('%s names each query of its first rendering, and no other', async (url) => {
  const answered: string[] = [];
  const { execute } = createSampleGraph();
  const { render } = await import('../../client/entry-server.tsx');
  const { unnamed, unused } = await render({
    url,
    origin,
    now: '2026-11-20T09:00:00.000Z',
    toOperator: url.startsWith('/operations'),
    execute: (operation) => {
      answered.push(String(operation.operationName));
      return execute(operation);
    },
  });
  expect({ unnamed, unused }).toEqual({ unnamed: [], unused: [] });
  expect(answered).toHaveLength(new Set(answered).size);
});

test('nothing that is served needs an inline style or script', async () => {
  const pages = await Promise.all(['/', '/staff-portal', '/nowhere'].map((url) => rendered(url)));
  for (const { page } of pages) expect(page).not.toMatch(/ style=|<script|<style| on[a-z]+=/);
});

test('an address that no page has is not found, and not to be indexed', async () => {
  const { status, head } = await rendered('/nowhere?x=1');
  expect(status).toBe(404);
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toContain('canonical');
});

test.each([
  ['an open job', { 'Job.isOpen': true }, 200],
  ['a closed job', { 'Job.isOpen': false }, 410],
  ['an unknown job', { 'Query.job': null }, 404],
])('%s is answered with its status', async (_case, override, expected) => {
  const { status } = await rendered('/staff-portal?job=1', createSampleGraph(override).execute);
  expect(status).toBe(expected);
});

test('two addresses that differ in case or a slash have one canonical address', async () => {
  for (const url of ['/Staff-Portal', '/staff-portal/', '/staff-portal?band=5']) {
    expect((await rendered(url)).head).toContain(`href="${origin}/staff-portal"`);
  }
});

test('another host in the path is only a path', async () => {
  expect((await rendered('//evil.example/staff-portal')).status).toBe(404);
});

test('data cannot leave its place', async () => {
  const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
  const { page, state, head } = await rendered(
    '/staff-portal?job=1',
    createSampleGraph({ 'Job.title': hostile, 'Job.description': hostile }).execute,
  );
  for (const html of [page, state, head]) expect(html).not.toMatch(/<img|<script>/);
});

test('an error of the graph is handed to the host, and the browser is told to ask again', async () => {
  const { execute } = createSampleGraph({
    'Query.jobs': new GraphQLError('no', { extensions: { code: 'BAD_USER_INPUT' } }),
  });
  const { errors, state } = await rendered('/staff-portal', execute);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(JSON.parse(state).isComplete).toBe(false);
});

test('a place that is not known is named once, with the places that may be meant', async () => {
  const message = "We do not know the place 'Harogate'. Did you mean Harrogate?";
  const fields = [{ path: 'near', message, meant: [{ name: 'Harrogate', label: 'Harrogate, North Yorkshire' }] }];
  const { execute } = createSampleGraph({
    'Query.jobs': new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', fields } }),
  });
  const { page } = await rendered('/staff-portal?near=Harogate', execute);
  const text = page.replaceAll('&#x27;', "'");
  expect(text.split(message)).toHaveLength(2);
  expect(text).toMatch(/<h3[^>]*>We do not know this place<\/h3>/);
  expect(text).not.toContain('No jobs match these filters');
  expect(text).toMatch(
    /<a [^>]*href="\/staff-portal\?near=Harrogate"[^>]*>Jobs near (?:<!-- -->)?Harrogate, North Yorkshire</,
  );
});

test('a host that fails fails the rendering', async () => {
  const failure = new Error('no database');
  await expect(rendered('/staff-portal', () => Promise.reject(failure))).rejects.toBe(failure);
});

test('each rendering hands the host the same documents, so that it can keep what it made of them', async () => {
  const graph = createSampleGraph();
  await rendered('/staff-portal', graph.execute);
  const first = graph.asked.splice(0);
  await rendered('/staff-portal', graph.execute);
  expect(first.length).toBeGreaterThan(0);
  expect(new Set(graph.asked)).toEqual(new Set(first));
  for (const document of graph.asked) expect(first).toContain(document);
});
