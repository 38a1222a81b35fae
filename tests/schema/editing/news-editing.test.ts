import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadArticles } from '../../../server/database/seed/load-articles.ts';
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
  title: `Ward ${number} opens at night`,
  summary: 'Who staffs it, and how.',
  content: '## Staff\n\nTwelve nurses, and **one** consultant.',
  category: 'POLICY',
  priority: 'MEDIUM',
  tags: ['nights', 'wards'],
  source: 'Wayline',
  sourceUrl: null,
  verified: false,
  publishedAt: '2026-11-01T09:30:00.000Z',
  ...other,
});
const create = (other: object = {}, key?: string) =>
  operator.change('createArticle(input: $input, note: $note)', {
    declared: '$input: ArticleInput!, $note: String',
    variables: { input: draft(other), note: 'From the press release' },
    ...(key && { key }),
  });
const edit = (id: string, revision: number, other: object, { key, note }: { key?: string; note?: string } = {}) =>
  operator.change('editArticle(id: $id, revision: $revision, note: $note, input: $input)', {
    declared: '$id: ID!, $revision: Int!, $note: String, $input: ArticleInput!',
    variables: { id, revision, note, input: draft(other) },
    ...(key && { key }),
  });
const publish = (id: string, revision: number) => operator.change(...onContent.publish('ARTICLE', id, revision));
const unpublish = (id: string, revision: number) => operator.change(...onContent.unpublish('ARTICLE', id, revision));
const restore = (id: string, revision: number, to: number) =>
  operator.change(...onContent.restore('ARTICLE', id, revision, to));
const written = async () => (await create()).content ?? { id: '', slug: '' };
const asReader = async (slug: string) =>
  (
    await read<{ article: { title: string } | null }>(app, 'query ($id: ID!) { article(id: $id) { title } }', {
      id: slug,
    })
  ).article?.title;

test('what is written is shown to operators alone until it is published, and then everywhere', async () => {
  const created = await create();
  expect(created).toMatchObject({ __typename: 'EditedContentPayload', content: { published: false, revision: 1 } });
  const { id, slug } = created.content ?? { id: '', slug: '' };
  expect(slug).toBe(`ward-${number}-opens-at-night`);
  const shown = async () => {
    const { news, newsStats, search } = await read<{
      news: { nodes: { slug: string }[]; totalCount: number };
      newsStats: { articles: number };
      search: { nodes: { slug: string }[] };
    }>(
      app,
      `query ($words: String!) { news(first: 100) { totalCount nodes { slug } } newsStats { articles }
        search: searchNews(q: $words, limit: 50) { nodes { slug } } }`,
      { words: `"Ward ${number} opens"` },
    );
    const isIn = (list: { nodes: { slug: string }[] }) => list.nodes.some((article) => article.slug === slug);
    return { listed: isIn(news), found: isIn(search), difference: news.totalCount - newsStats.articles };
  };
  expect(await asReader(slug)).toBeUndefined();
  expect(await asReader(id)).toBeUndefined();
  expect(await shown()).toEqual({ listed: false, found: false, difference: 0 });

  expect(await publish(id, 1)).toMatchObject({ content: { published: true, revision: 2 } });
  expect(await asReader(slug)).toBe(`Ward ${number} opens at night`);
  expect(await shown()).toEqual({ listed: true, found: true, difference: 0 });

  expect(await unpublish(id, 2)).toMatchObject({ content: { published: false, revision: 3 } });
  expect(await asReader(slug)).toBeUndefined();
  expect(await shown()).toEqual({ listed: false, found: false, difference: 0 });
});

test('the same request with the same key writes one article and saves a change once', async () => {
  const key = randomUUID();
  const [first, second] = [await create({}, key), await create({}, key)];
  expect(second.content?.id).toBe(first.content?.id);
  const again = randomUUID();
  const id = first.content?.id ?? '';
  await edit(id, 1, { summary: 'Changed.' }, { key: again });
  expect(await edit(id, 1, { summary: 'Changed.' }, { key: again })).toMatchObject({ content: { revision: 2 } });
});

test('two articles with one title have two names in addresses', async () => {
  const [one, other] = [await written(), await written()];
  expect([one.slug, other.slug]).toEqual([`ward-${number}-opens-at-night`, `ward-${number}-opens-at-night-2`]);
});

test('a change is kept with who made it, why, and what it says in place of what', async () => {
  const { id } = await written();
  await edit(
    id,
    1,
    {
      summary: 'Who staffs it, and when.',
      tags: ['nights'],
      content: '## Staff\n\nTwelve nurses, and **two** consultants.',
    },
    { note: 'The trust has corrected it' },
  );
  const [edited, created] = await historyOf(operator, 'ARTICLE', id);
  expect(created).toMatchObject({ number: 1, action: 'CREATED', note: 'From the press release', changes: [] });
  expect(edited).toMatchObject({
    ...{ number: 2, action: 'EDITED', note: 'The trust has corrected it', savedBy: operator.email },
    changes: [
      { field: 'summary', label: 'Summary', before: 'Who staffs it, and how.', after: 'Who staffs it, and when.' },
      { field: 'content', label: 'Text' },
      { field: 'tags', label: 'Tags', before: 'nights\nwards', after: 'nights' },
    ],
  });
  const parts = edited?.changes[1]?.passages.flatMap((passage) => passage.parts) ?? [];
  expect(parts.filter(({ kind }) => kind === 'REMOVED').map(({ text }) => text)).toEqual(['**one**', 'consultant.']);
  expect(parts.filter(({ kind }) => kind === 'ADDED').map(({ text }) => text)).toEqual(['**two**', 'consultants.']);
});

test('of two who have read the same revision the later one is refused, and nothing is lost', async () => {
  const { id } = await written();
  expect(await edit(id, 1, { title: 'Mine' })).toMatchObject({ content: { revision: 2 } });
  expect(await edit(id, 1, { title: 'Theirs' })).toMatchObject({
    __typename: 'ConflictError',
    message: 'This article was changed after you opened it. What you have written is not saved, and not lost.',
  });
  const refused = [await publish(id, 1), await unpublish(id, 1), await restore(id, 1, 1)];
  expect(refused.map(({ __typename }) => __typename)).toEqual(['ConflictError', 'ConflictError', 'ConflictError']);
  expect(await historyOf(operator, 'ARTICLE', id)).toHaveLength(2);
  expect(await edit(id, 2, { title: 'Theirs after all' })).toMatchObject({ content: { title: 'Theirs after all' } });
});

test('changes at the same moment are saved one after the other, so that one is refused', async () => {
  const { id } = await written();
  const answers = await Promise.all(['One', 'Two', 'Three'].map((title) => edit(id, 1, { title })));
  expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
    'ConflictError',
    'ConflictError',
    'EditedContentPayload',
  ]);
});

test('an earlier revision is brought back as a new one, and what was saved since stays in the history', async () => {
  const { id, slug } = await written();
  await publish(id, 1);
  await edit(id, 2, { title: 'A mistake', content: 'Nothing.' });
  expect(await restore(id, 3, 1)).toMatchObject({
    content: { title: `Ward ${number} opens at night`, published: true, revision: 4 },
  });
  expect(await asReader(slug)).toBe(`Ward ${number} opens at night`);
  const history = await historyOf(operator, 'ARTICLE', id);
  expect(history.map(({ action }) => action)).toEqual(['RESTORED', 'EDITED', 'PUBLISHED', 'CREATED']);
  expect(history[0]?.note).toBe('Brought back from revision 1');
  expect(await restore(id, 4, 99)).toMatchObject({ __typename: 'ValidationError' });
});

test('what came with the portal is kept as it was before its first change, and comes back so', async () => {
  const { id, title, summary } = await app.db
    .selectFrom('article')
    .select(['id', 'title', 'summary'])
    .where('slug', '=', 'six-employment-checks')
    .executeTakeFirstOrThrow();
  await edit(id, 0, { title: 'Seven employment checks' });
  const history = await historyOf(operator, 'ARTICLE', id);
  expect(history.map(({ number: at, action, savedBy }) => [at, action, savedBy])).toEqual([
    [1, 'EDITED', operator.email],
    [0, 'LOADED', null],
  ]);
  // What a release loads leaves it as the operator has left it.
  await loadArticles(app.db);
  expect(await asReader('six-employment-checks')).toBe('Seven employment checks');
  await restore(id, 1, 0);
  const { article } = await read<{ article: object }>(
    app,
    '{ article(id: "six-employment-checks") { title summary } }',
  );
  expect(article).toEqual({ title, summary });
});

test('nothing is saved where nothing differs', async () => {
  const { id } = await written();
  expect(await edit(id, 1, {})).toMatchObject({ content: { revision: 1 } });
  expect(await historyOf(operator, 'ARTICLE', id)).toHaveLength(1);
});

test('what cannot be is refused by field, before anything is stored', async () => {
  const refused = await create({
    ...{ title: ' ', summary: 'x'.repeat(501), content: '', source: '' },
    ...{ tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`), sourceUrl: 'javascript:alert(1)' },
    ...{ verified: true, publishedAt: '2031-01-01T00:00:00Z' },
  });
  expect(refused).toMatchObject({ __typename: 'ValidationError' });
  expect(refused.fields?.map(({ path }) => path).sort()).toEqual(
    ['content', 'publishedAt', 'source', 'sourceUrl', 'summary', 'tags', 'title'].sort(),
  );
  expect(await create({ verified: true })).toMatchObject({ fields: [{ path: 'sourceUrl' }] });
  expect(await create({ tags: Array.from({ length: 101 }, () => 'x') })).toMatchObject({ fields: [{ path: 'tags' }] });
});

test('operators find what is not published by its words, and page through the list', async () => {
  const { id } = await written();
  const list = (filter: object, page = '') =>
    operator.ask<{ editableContent: { totalCount: number; nodes: { id: string }[]; pageInfo: { endCursor: string } } }>(
      `query ($filter: EditableContentFilter) { editableContent(kind: ARTICLE, filter: $filter ${page}) {
        totalCount nodes { id } pageInfo { endCursor } } }`,
      { filter },
    );
  const found = (await list({ search: `"Ward ${number} opens"`, published: false })).editableContent;
  expect(found.nodes[0]).toEqual({ id });
  expect((await list({ search: `"Ward ${number} opens"`, published: true })).editableContent.totalCount).toBe(0);
  const first = (await list({}, ', first: 1')).editableContent;
  const second = (await list({}, `, first: 1, after: "${first.pageInfo.endCursor}"`)).editableContent;
  expect(first.totalCount).toBeGreaterThan(2);
  expect(second.nodes[0]?.id).not.toBe(first.nodes[0]?.id);
});

test('each change stands in the audit log with the names of its fields', async () => {
  const { id } = await written();
  await edit(id, 1, { title: 'Another title' });
  await publish(id, 2);
  const entries = await app.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'changed_fields'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'content.created', actor_id: operator.id, changed_fields: [] },
    { action: 'content.edited', actor_id: operator.id, changed_fields: ['title'] },
    { action: 'content.published', actor_id: operator.id, changed_fields: ['published'] },
  ]);
});

test('a revision cannot be changed or deleted, and outlives the account that has saved it', async () => {
  const { id } = await written();
  await expect(
    app.db.updateTable('content_revision').set({ note: 'x' }).where('subject_id', '=', id).execute(),
  ).rejects.toThrow();
  await expect(app.db.deleteFrom('content_revision').where('subject_id', '=', id).execute()).rejects.toThrow();
  const leaving = await createOperator(app);
  await leaving.change('editArticle(id: $id, revision: 1, input: $input)', {
    declared: '$id: ID!, $input: ArticleInput!',
    variables: { id, input: draft({ title: 'Changed by one who leaves' }) },
  });
  await app.db.deleteFrom('account').where('id', '=', leaving.id).execute();
  expect((await historyOf(operator, 'ARTICLE', id))[0]).toMatchObject({ number: 2, savedBy: null });
});
