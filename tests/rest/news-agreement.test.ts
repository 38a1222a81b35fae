import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceBulkArticles } from '../../server/database/bulk/bulk-articles.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';
import { ask } from './answers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await replaceBulkArticles(app.db, { count: 150, clock: { now: () => testNow } });
});
afterAll(() => app.close());

type Row = Readonly<Record<string, unknown>>;

const fields = `id slug title summary category publishedAt readTime views source sourceUrl image imageDescription tags
  priority verified`;

async function askGraph(query: string, variables: Row = {}) {
  const payload = { query, variables };
  const { data, errors } = (await app.server.inject({ method: 'POST', url: '/graphql', payload })).json();
  expect(errors).toBeUndefined();
  return data;
}

const lower = (value: unknown) => String(value).toLowerCase();

/** What REST must answer for an article of the graph, worked out apart from the adapter. */
const expected = (row: Row) => ({ ...row, category: lower(row['category']), priority: lower(row['priority']) });

const lists = [
  { rest: '', filter: {}, sort: 'NEWEST' },
  { rest: 'search=clinic&sort=relevance', filter: { search: 'clinic' }, sort: 'RELEVANCE' },
  {
    rest: 'category=policy,RESEARCH&priority=medium&priority=low&verified=true',
    filter: { category: ['POLICY', 'RESEARCH'], priority: ['MEDIUM', 'LOW'], verified: true },
    sort: 'NEWEST',
  },
  { rest: 'verified=false', filter: { verified: false }, sort: 'NEWEST' },
];

describe.each(lists)('GET /news?$rest', ({ rest, filter, sort }) => {
  it('answers the rows of the graph, in its order, on two pages', async () => {
    const query = `query ($filter: ArticleFilter, $sort: ArticleSort, $after: String) {
      news(filter: $filter, sort: $sort, first: 6, after: $after) {
        nodes { ${fields} } totalCount totalIsCapped pageInfo { endCursor } } }`;
    let cursor: string | null = null;
    for (const page of [1, 2]) {
      const { news } = await askGraph(query, { filter, sort, after: cursor });
      const answer = await ask(app.server, `/news?limit=6&${rest}${cursor ? `&cursor=${cursor}` : ''}`);
      expect(answer.json(), `page ${page}`).toEqual({
        news: news.nodes.map(expected),
        total: news.totalCount,
        totalIsCapped: news.totalIsCapped,
        nextCursor: news.pageInfo.endCursor,
        correctedSearch: null,
      });
      expect(news.nodes).toHaveLength(6);
      cursor = news.pageInfo.endCursor;
    }
  });
});

it('GET /news/{id} answers each article by its id and its slug, with its text', async () => {
  const rows = await app.db.selectFrom('article').select(['id', 'slug']).limit(20).execute();
  for (const { id, slug } of rows) {
    const { article } = await askGraph(`query ($id: ID!) { article(id: $id) { ${fields} content } }`, { id });
    expect((await ask(app.server, `/news/${id}`)).json()).toEqual(expected(article));
    expect((await ask(app.server, `/news/${slug}`)).json()).toEqual(expected(article));
  }
});

it.each([
  ['/news/featured/list', `featuredNews { ${fields} }`, 'featuredNews'],
  ['/news/featured/list?limit=2', `featuredNews(limit: 2) { ${fields} }`, 'featuredNews'],
])('GET %s answers the articles of the graph', async (address, selection, name) => {
  const rows: Row[] = (await askGraph(`{ ${selection} }`))[name];
  expect(rows.length).toBeGreaterThan(1);
  expect((await ask(app.server, address)).json()).toEqual({ news: rows.map(expected) });
});

it('instant results are the first of the list in the order of relevance, 5 when nothing is said', async () => {
  const list = (await ask(app.server, '/news?search=audit&sort=relevance&limit=5')).json();
  expect(list.total).toBeGreaterThan(5);
  const { nextCursor, correctedSearch, ...first } = list;
  expect((await ask(app.server, '/news/search/realtime?q=audit')).json()).toEqual(first);
  const two = { ...first, news: first.news.slice(0, 2) };
  expect((await ask(app.server, '/news/search/realtime?q=audit&limit=2')).json()).toEqual(two);
});

it.each(['/news/search/realtime', '/news/search/realtime?q=%20'])('GET %s finds nothing', async (address) => {
  expect((await ask(app.server, address)).json()).toEqual({ news: [], total: 0, totalIsCapped: false });
});

it('GET /news/categories/list and /news/stats/overview answer what the graph counts', async () => {
  const { newsCategories, newsStats } = await askGraph(`{ newsCategories { category label count }
    newsStats { articles publishedThisWeek highPriority verified views } }`);
  const categories = newsCategories.map((row: Row) => ({ ...row, category: lower(row['category']) }));
  expect((await ask(app.server, '/news/categories/list')).json()).toEqual({ categories });
  expect((await ask(app.server, '/news/stats/overview')).json()).toEqual(newsStats);
  expect(newsStats.articles).toBe(161);
});
