import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJob } from '../../factories/job.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Jobs {
  readonly totalCount: number;
  readonly nodes: readonly { readonly title: string }[];
  readonly matchesSomeWords: boolean;
  readonly correction: { readonly search: string } | null;
  readonly pageInfo: { readonly endCursor: string | null };
}

async function list(filter: object, page = 'first: 20'): Promise<Jobs> {
  const query = `query ($filter: JobFilter) { jobs(filter: $filter, sort: RELEVANCE, ${page}) {
    totalCount nodes { title } matchesSomeWords correction { search } pageInfo { endCursor } } }`;
  const { data, errors } = await askGraph(app, query, { variables: { filter } });
  expect(errors).toBeUndefined();
  return (data as { readonly jobs: Jobs }).jobs;
}

/** The posts that the search across the portal finds. */
async function findPosts(q: string): Promise<string[]> {
  const { data } = await askGraph(app, 'query ($q: String!) { search(q: $q, limit: 8) { hits { category title } } }', {
    variables: { q },
  });
  const { hits } = (data as { search: { hits: { category: string; title: string }[] } }).search;
  return hits.filter(({ category }) => category === 'RECRUITMENT').map(({ title }) => title);
}

test.each(['theatre nurse', 'cardiology', 'scope nurse', 'scope nusre'])(
  '%s finds the posts that the search across the portal finds',
  async (search) => {
    const [posts, { nodes }] = await Promise.all([findPosts(search), list({ search })]);
    expect(posts.length).toBeGreaterThan(0);
    expect(nodes.map(({ title }) => title)).toEqual(expect.arrayContaining(posts));
  },
);

test('posts with some of the words are shown where none has all of them, the best first, and it is said', async () => {
  const found = await list({ search: 'theatre nurse' });
  expect(found).toMatchObject({ matchesSomeWords: true, totalCount: found.nodes.length, correction: null });
  expect(found.nodes[0]?.title).toContain('Nurse');
  expect(await list({ search: 'nurse critical' })).toMatchObject({ matchesSomeWords: false });
  expect(await list({ search: '"theatre nurse"' })).toMatchObject({ matchesSomeWords: false, nodes: [] });
  expect(await list({ search: 'xqzzyw' })).toMatchObject({ matchesSomeWords: false, nodes: [] });
  expect(await list({ search: 'theatre nusre' })).toMatchObject({
    matchesSomeWords: true,
    correction: { search: 'theatre nurse' },
  });
});

test('after the last post with all words no others follow', async () => {
  await createJob(app.db, { title: 'Quokka numbat keeper' });
  await createJob(app.db, { title: 'Numbat warden' });
  const { nodes, pageInfo } = await list({ search: 'quokka numbat' });
  expect(nodes).toHaveLength(1);
  expect(await list({ search: 'quokka numbat' }, `first: 5, after: "${pageInfo.endCursor}"`)).toMatchObject({
    nodes: [],
    matchesSomeWords: false,
  });
  const some = await list({ search: 'quokka warden' }, 'first: 1');
  expect(some).toMatchObject({ matchesSomeWords: true, totalCount: 2 });
  const others = await list({ search: 'quokka warden' }, `first: 5, after: "${some.pageInfo.endCursor}"`);
  expect(new Set([...some.nodes, ...others.nodes].map(({ title }) => title)).size).toBe(2);
});
