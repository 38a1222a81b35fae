import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadHelpArticles } from '../../../server/database/seed/load-help-articles.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { createOperator, historyOf, type Operator, onContent, read } from './editing-portal.ts';

let app: TestApp;
let operator: Operator;
beforeAll(async () => {
  app = await openTestApp();
  operator = await createOperator(app);
});
afterAll(() => app.close());
let number = 0;
beforeEach(() => {
  number += 1;
});

const draft = (other: object = {}) => ({
  title: `Lend a wheelchair, part ${number}`,
  summary: 'What a lender signs.',
  body: 'Sign **here**.',
  category: 'EQUIPMENT',
  keywords: 'borrow\nloan',
  position: 1,
  popularPlace: null,
  ...other,
});
const create = (other: object = {}) =>
  operator.change('createHelpArticle(input: $input)', {
    declared: '$input: HelpArticleInput!',
    variables: { input: draft(other) },
  });
const edit = (id: string, revision: number, other: object) =>
  operator.change('editHelpArticle(id: $id, revision: $revision, input: $input)', {
    declared: '$id: ID!, $revision: Int!, $input: HelpArticleInput!',
    variables: { id, revision, input: draft(other) },
  });
const written = async () => (await create()).content ?? { id: '', slug: '' };
const shown = (slug: string) =>
  read<{
    helpArticle: { title: string; isPopular: boolean } | null;
    helpArticles: { nodes: { slug: string }[] };
    popularHelpArticles: { slug: string }[];
  }>(
    app,
    `query ($slug: ID!) { helpArticle(id: $slug) { title isPopular } popularHelpArticles { slug }
      helpArticles(first: 100) { nodes { slug } } }`,
    { slug },
  );

test('what is written is in the help center once it is published, at its place, and goes when it is taken back', async () => {
  const { id, slug } = await written();
  expect((await shown(slug)).helpArticle).toBeNull();
  await operator.change(...onContent.publish('HELP_ARTICLE', id, 1));
  const published = await shown(slug);
  expect(published.helpArticle).toEqual({ title: `Lend a wheelchair, part ${number}`, isPopular: false });
  expect(published.helpArticles.nodes.slice(0, 2).map((article) => article.slug)).toContain(slug);
  const found = await read<{ helpArticles: { nodes: { slug: string }[] } }>(
    app,
    '{ helpArticles(filter: { search: "borrow loan" }) { nodes { slug } } }',
  );
  expect(found.helpArticles.nodes.map((article) => article.slug)).toContain(slug);
  await operator.change(...onContent.unpublish('HELP_ARTICLE', id, 2));
  const withdrawn = await shown(slug);
  expect(withdrawn.helpArticle).toBeNull();
  expect(withdrawn.helpArticles.nodes.map((article) => article.slug)).not.toContain(slug);
});

test('the popular mark and the order are edited, and both stand in the history', async () => {
  const { id, slug } = await written();
  await operator.change(...onContent.publish('HELP_ARTICLE', id, 1));
  await edit(id, 2, { popularPlace: 1, position: 9_000 });
  const { popularHelpArticles, helpArticles, helpArticle } = await shown(slug);
  expect(popularHelpArticles.map((article) => article.slug)).toContain(slug);
  expect(helpArticle?.isPopular).toBe(true);
  expect(helpArticles.nodes.at(-1)?.slug).toBe(slug);
  expect((await historyOf(operator, 'HELP_ARTICLE', id))[0]?.changes).toMatchObject([
    { field: 'position', label: 'Place in the list', before: '1', after: '9000' },
    { field: 'popularPlace', before: '', after: '1' },
  ]);
});

test('what a release brings leaves what operators have written and edited, and a title belongs to one article', async () => {
  const { slug } = await written();
  const { id } = await app.db
    .selectFrom('help_article')
    .select('id')
    .where('slug', '=', 'create-an-account')
    .executeTakeFirstOrThrow();
  await edit(id, 0, { title: `Open an account, part ${number}` });
  await loadHelpArticles(app.db);
  const kept = await app.db
    .selectFrom('help_article')
    .select('title')
    .where('slug', 'in', [slug, 'create-an-account'])
    .orderBy('title')
    .execute();
  expect(kept.map(({ title }) => title)).toEqual([
    `Lend a wheelchair, part ${number}`,
    `Open an account, part ${number}`,
  ]);
  expect(await create({ title: `Open an account, part ${number}` })).toMatchObject({
    __typename: 'ValidationError',
    fields: [{ path: 'title', message: 'Another help article has this title' }],
  });
});

test('what cannot be is refused by field, and a change of what has changed is refused', async () => {
  const refused = await create({ title: '', summary: 'x'.repeat(301), body: '', position: 0, popularPlace: 101 });
  expect(refused.fields?.map(({ path }) => path).sort()).toEqual(
    ['body', 'popularPlace', 'position', 'summary', 'title'].sort(),
  );
  const { id } = await written();
  await edit(id, 1, { summary: 'Changed.' });
  expect(await edit(id, 1, { summary: 'Changed otherwise.' })).toMatchObject({ __typename: 'ConflictError' });
  expect(await operator.change(...onContent.restore('HELP_ARTICLE', id, 2, 1))).toMatchObject({
    content: { revision: 3 },
  });
});
