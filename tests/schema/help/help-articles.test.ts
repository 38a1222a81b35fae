import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadReference } from '../../../server/database/seed/reference.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

interface Article {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly category: string;
  readonly isPopular: boolean;
}

let app: TestApp;
let articles: readonly Article[];

async function ask(query: string, variables: object = {}) {
  const { data, errors } = await askGraph(app, query, { variables });
  expect(errors).toBeUndefined();
  return data as Record<string, unknown>;
}

beforeAll(async () => {
  app = await openTestApp();
  const { helpArticles } = await ask(
    '{ helpArticles(first: 100) { totalCount nodes { slug title summary body category isPopular } } }',
  );
  const { totalCount, nodes } = helpArticles as { totalCount: number; nodes: Article[] };
  expect(totalCount).toBe(nodes.length);
  articles = nodes;
});
afterAll(() => app.close());

/** Words as people count them: no marks of lists and headings, no addresses of links. */
function wordsOf(markdown: string): number {
  const text = markdown.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/^(?:\d+\.|[-#]+)\s/gm, '');
  return text.match(/[\p{L}\p{N}£][^\s]*/gu)?.length ?? 0;
}

function paragraphsOf({ body, summary }: Article): string[] {
  const lines = [summary, ...body.split(/\n\n/)].map((paragraph) => paragraph.toLowerCase().replaceAll(/\s+/g, ' '));
  return lines.map((line) => line.trim());
}

/** What stands more than once. */
function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test('there are 69 articles in categories of 24, 18, 15 and 12, counted and in this order', async () => {
  const { helpCategories } = await ask('{ helpCategories { category label count } }');
  expect(helpCategories).toEqual([
    { category: 'JOBS', label: 'Jobs and applications', count: 24 },
    { category: 'ACCOUNT', label: 'Your account', count: 18 },
    { category: 'EQUIPMENT', label: 'Equipment', count: 15 },
    { category: 'DOCUMENTS', label: 'Documents, news and search', count: 12 },
  ]);
  const runs = articles.map(({ category }) => category).filter((one, index, all) => one !== all[index - 1]);
  expect([articles.length, runs]).toEqual([69, ['JOBS', 'ACCOUNT', 'EQUIPMENT', 'DOCUMENTS']]);
});

test('each has at least 120 words, and leads to the control that it explains', () => {
  expect(articles.filter(({ body }) => wordsOf(body) < 120).map(({ slug, body }) => [slug, wordsOf(body)])).toEqual([]);
  expect(articles.filter(({ body }) => !/\]\(\/[^)]*\)/.test(body)).map(({ slug }) => slug)).toEqual([]);
});

test('no two share a title, a summary or a paragraph', () => {
  expect(repeated(articles.map(({ title }) => title.toLowerCase()))).toEqual([]);
  expect(repeated(articles.flatMap(paragraphsOf))).toEqual([]);
});

test('five are popular, in the order of the page', async () => {
  const { popularHelpArticles } = await ask('{ popularHelpArticles { slug isPopular } }');
  const popular = popularHelpArticles as Article[];
  expect(popular.map(({ slug }) => slug)).toEqual([
    'apply-for-a-job-on-the-portal',
    'create-an-account',
    'reset-a-forgotten-password',
    'download-a-document',
    'list-your-equipment',
  ]);
  expect(articles.filter(({ isPopular }) => isPopular)).toHaveLength(5);
});

test.each([
  ['a word of the title', 'withdraw', 'withdraw-an-application'],
  ['a synonym', 'salary', 'understand-the-pay-of-a-band'],
  ['a part of a word', 'certific', 'check-certifications'],
  ['a mistake', 'pasword', 'change-your-password'],
])('is found by %s', async (_case, search, slug) => {
  const found = async () => {
    const { helpArticles } = await ask(
      `query ($search: String) { helpArticles(filter: { search: $search }, sort: RELEVANCE, first: 10) { nodes { slug } } }`,
      { search },
    );
    return (helpArticles as { nodes: Article[] }).nodes.map((article) => article.slug);
  };
  // A correction that a busy machine does not find in its time is left out.
  await expect.poll(found).toContain(slug);
});

test('a search keeps to a category, and says how many there are in each', async () => {
  const { helpArticles } = await ask(`{ helpArticles(filter: { search: "account", category: [EQUIPMENT] }, first: 50) {
    nodes { category } facets { category { value count } } } }`);
  const { nodes, facets } = helpArticles as { nodes: Article[]; facets: { category: { value: string }[] } };
  expect(new Set(nodes.map(({ category }) => category))).toEqual(new Set(['EQUIPMENT']));
  expect(facets.category.map(({ value }) => value)).toContain('ACCOUNT');
});

test('an article is found by its slug, with three others that are near to it', async () => {
  const { helpArticle, relatedHelpArticles, unknown } = await ask(`{
    helpArticle(id: "change-your-password") { title categoryLabel }
    relatedHelpArticles(id: "change-your-password") { slug summary }
    unknown: relatedHelpArticles(id: "no-such-article") { slug } }`);
  expect(helpArticle).toEqual({ title: 'Change your password', categoryLabel: 'Your account' });
  const slugs = (relatedHelpArticles as Article[]).map(({ slug }) => slug);
  expect(slugs).toHaveLength(3);
  expect(slugs).toContain('reset-a-forgotten-password');
  expect(unknown).toEqual([]);
});

test('a release writes what it brings, takes away what it does not, and leaves what visitors said', async () => {
  const row = {
    title: 'Old',
    summary: 'Old.',
    body: 'Old.',
    category: 'jobs',
    position: 1,
    updated_at: '2020-01-01T00:00:00Z',
  };
  await app.db
    .insertInto('help_article')
    .values({ ...row, slug: 'old-article' })
    .execute();
  await app.db
    .updateTable('help_article')
    .set({ title: 'Changed', helpful_count: 7 })
    .where('slug', '=', 'create-an-account')
    .execute();
  await loadReference(app.db);
  const rows = await app.db.selectFrom('help_article').select(['slug', 'title', 'helpful_count']).execute();
  expect(rows).toHaveLength(69);
  expect(rows.find(({ slug }) => slug === 'create-an-account')).toMatchObject({
    title: 'Create an account',
    helpful_count: 7,
  });
});
