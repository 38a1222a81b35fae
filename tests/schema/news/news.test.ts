import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createArticle } from '../../factories/article.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { replaceArticles } from './news-rows.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  await replaceArticles(app.db);
});
afterAll(() => app.close());

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = (
    await app.server.inject({ method: 'POST', url: '/graphql', payload: { query, variables } })
  ).json();
  return { data, errors: errors as { message: string; extensions: { fields?: { path: string }[] } }[] | undefined };
}

async function list(filter: object, sort = 'NEWEST') {
  const { data, errors } = await ask(
    `query ($filter: ArticleFilter, $sort: ArticleSort) {
      news(filter: $filter, sort: $sort, first: 100) { totalCount nodes { slug } } }`,
    { filter, sort },
  );
  expect(errors).toBeUndefined();
  const { nodes, totalCount } = data.news as { nodes: { slug: string }[]; totalCount: number };
  return { slugs: nodes.map(({ slug }) => slug), totalCount };
}

const all = ['alpha', 'bravo', 'charlie', 'delta'];

test.each([
  ['nothing', {}, all],
  ['nothing chosen', { category: [], priority: [], search: '  ' }, all],
  ['a part of a word of the title', { search: 'vent' }, ['alpha']],
  ['a part of a word of the summary', { search: 'romis' }, ['bravo']],
  ['a part of a tag, whatever its accents and case', { search: 'QUIPE' }, ['charlie']],
  ['a synonym of a tag', { search: 'icu' }, ['alpha']],
  ['words of the text', { search: 'physio decides' }, ['alpha']],
  ['two letters at the beginning of a word', { search: 'au' }, ['delta']],
  ['a wildcard, which is a plain character', { search: '100%' }, ['delta']],
  ['markup', { search: '<b>' }, []],
  ['a category', { category: ['RECRUITMENT'] }, ['bravo', 'charlie']],
  ['two categories', { category: ['TECHNOLOGY', 'COMPLIANCE'] }, ['alpha', 'delta']],
  ['a priority', { priority: ['HIGH'] }, ['alpha', 'charlie']],
  ['what was held against its source', { verified: true }, ['alpha', 'delta']],
  ['what was not', { verified: false }, ['bravo', 'charlie']],
  ['several at once', { category: ['RECRUITMENT'], priority: ['HIGH'], search: 'physio' }, ['charlie']],
])('narrowed by %s', async (_name, filter, expected) => {
  expect(await list(filter)).toEqual({ slugs: expected, totalCount: expected.length });
});

test('relevance puts a match in the title before one in the summary and one in the text', async () => {
  expect((await list({ search: 'physio' }, 'RELEVANCE')).slugs).toEqual(['charlie', 'bravo', 'alpha']);
  expect((await list({}, 'RELEVANCE')).slugs, 'nothing to match').toEqual(all);
});

test('a facet keeps to all filters but its own', async () => {
  const { data } = await ask(`{ news(filter: { category: [RECRUITMENT], priority: [HIGH] }) {
    facets { category { value label count } priority { value label count } } } }`);
  expect(data.news.facets).toEqual({
    category: [
      { value: 'RECRUITMENT', label: 'Recruitment', count: 1 },
      { value: 'TECHNOLOGY', label: 'Technology', count: 1 },
    ],
    priority: [
      { value: 'HIGH', label: 'High priority', count: 1 },
      { value: 'MEDIUM', label: 'Medium priority', count: 1 },
    ],
  });
});

describe('one article', () => {
  const byKey = async (id: string) =>
    (await ask('query ($id: ID!) { article(id: $id) { id slug content } }', { id })).data.article;

  test('is found by its identifier and by its slug', async () => {
    const found = await byKey('bravo');
    expect(found).toMatchObject({ slug: 'bravo', content: 'It says nothing.' });
    expect(await byKey(found.id)).toEqual(found);
    expect(await byKey(found.id.toUpperCase())).toEqual(found);
  });

  test('is found by a slug that looks like an identifier', async () => {
    const slug = '01a1ede2-6680-790d-b5ad-95077e39d000';
    const { id } = await createArticle(app.db, { slug, published_at: '2020-01-01T00:00:00Z' });
    expect(await byKey(slug)).toMatchObject({ id });
    await app.db.deleteFrom('article').where('id', '=', id).execute();
  });

  test.each(['unknown', '', ' ', 'ALPHA', '\0', '%', '../alpha', '9'.repeat(40)])('%j is none', async (key) => {
    expect(await byKey(key)).toBeNull();
  });
});

test('featured articles are those of high priority, newest first', async () => {
  const { data } = await ask('{ some: featuredNews { slug } one: featuredNews(limit: 1) { slug content } }');
  expect(data).toEqual({
    some: [{ slug: 'alpha' }, { slug: 'charlie' }],
    one: [{ slug: 'alpha', content: 'The physio decides.' }],
  });
});

test('a search while a user types answers the best matches, and nothing for nothing', async () => {
  const query = 'query ($q: String!) { searchNews(q: $q, limit: 2) { totalCount nodes { slug } } }';
  const found = async (q: string) => (await ask(query, { q })).data.searchNews;
  expect(await found('physio')).toEqual({ totalCount: 3, nodes: [{ slug: 'charlie' }, { slug: 'bravo' }] });
  expect(await found('   ')).toEqual({ totalCount: 0, nodes: [] });
});

test.each([
  ['news(filter: { search: "LONG" }) { totalCount }', 'search'],
  ['searchNews(q: "LONG") { totalCount }', 'q'],
  ['featuredNews(limit: 0) { slug }', 'limit'],
  ['searchNews(q: " ", limit: 101) { totalCount }', 'limit'],
  ['news(after: "abc") { totalCount }', 'after'],
])('%s is refused and the field named', async (selection, path) => {
  const { errors } = await ask(`{ ${selection.replace('LONG', 'a'.repeat(201))} }`);
  expect(errors?.[0]?.extensions.fields).toMatchObject([{ path }]);
});

test('categories come in their order, with their counts, and figures are counted', async () => {
  const { data } = await ask(`{ newsCategories { category label count }
    newsStats { articles publishedThisWeek highPriority verified views } }`);
  expect(data.newsCategories).toEqual([
    { category: 'BREAKING', label: 'Breaking', count: 0 },
    { category: 'POLICY', label: 'Policy', count: 0 },
    { category: 'RECRUITMENT', label: 'Recruitment', count: 2 },
    { category: 'TECHNOLOGY', label: 'Technology', count: 1 },
    { category: 'COMPLIANCE', label: 'Compliance', count: 1 },
    { category: 'RESEARCH', label: 'Research', count: 0 },
  ]);
  expect(data.newsStats).toEqual({ articles: 4, publishedThisWeek: 3, highPriority: 2, verified: 2, views: 0 });
});
