import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { createOperator, historyOf, type Operator, onContent, read } from './editing-portal.ts';

let app: TestApp;
let operator: Operator;
beforeAll(async () => {
  app = await openTestApp();
  operator = await createOperator(app);
});
afterAll(() => app.close());

const draft = (other: object = {}) => ({
  ...{ title: 'A ward opens', summary: 'At night.', content: 'Twelve nurses.', category: 'POLICY', priority: 'MEDIUM' },
  ...{ tags: [], source: 'Wayline', sourceUrl: null, verified: false, publishedAt: '2026-11-01T09:30:00.000Z' },
  ...other,
});
const create = (other: object = {}) =>
  operator.change('createArticle(input: $input)', {
    declared: '$input: ArticleInput!',
    variables: { input: draft(other) },
  });
const edit = (id: string, revision: number, other: object) =>
  operator.change('editArticle(id: $id, revision: $revision, input: $input)', {
    declared: '$id: ID!, $revision: Int!, $input: ArticleInput!',
    variables: { id, revision, input: draft(other) },
  });

test('a picture of the portal is chosen, kept while none is chosen, and comes back with its revision', async () => {
  const pictureOf = async (id: string) =>
    (
      await operator.ask<{ editableArticle: object }>(
        'query ($id: ID!) { editableArticle(id: $id) { image picture pictureDescription } }',
        { id },
      )
    ).editableArticle;
  const { id = '', slug = '' } = (await create()).content ?? {};
  const ofCategory = { image: '/pictures/supply.svg', picture: 'SUPPLY', pictureDescription: '' };
  expect(await pictureOf(id)).toEqual(ofCategory);
  const chosen = { image: '/pictures/rota.svg', picture: 'ROTA', pictureDescription: 'A rota with a gap' };
  await edit(id, 1, { picture: 'ROTA', pictureDescription: 'A rota with a gap' });
  expect(await pictureOf(id)).toEqual(chosen);
  await edit(id, 2, { summary: 'Another.' });
  expect(await pictureOf(id)).toEqual(chosen);
  await operator.change(...onContent.publish('ARTICLE', id, 3));
  const { article } = await read<{ article: object }>(
    app,
    'query ($id: ID!) { article(id: $id) { image imageDescription } }',
    { id: slug },
  );
  expect(article).toEqual({ image: '/pictures/rota.svg', imageDescription: 'A rota with a gap' });
  expect((await historyOf(operator, 'ARTICLE', id))[2]?.changes).toMatchObject([
    { label: 'Picture', before: '/pictures/supply.svg', after: '/pictures/rota.svg' },
    { label: 'What the picture says', before: '', after: 'A rota with a gap' },
  ]);
  await operator.change(...onContent.restore('ARTICLE', id, 4, 1));
  expect(await pictureOf(id)).toEqual(ofCategory);
  const { content } = await create({ picture: 'ESTATE' });
  expect(await pictureOf(content?.id ?? '')).toMatchObject({ picture: 'ESTATE' });
  expect(await create({ pictureDescription: 'x'.repeat(301) })).toMatchObject({
    fields: [{ path: 'pictureDescription' }],
  });
});

test('an earlier revision that says nothing of a picture brings back all but that', async () => {
  const { id } = await app.db
    .selectFrom('article')
    .select('id')
    .where('slug', '=', 'six-employment-checks')
    .executeTakeFirstOrThrow();
  const asStored = { category: 'policy', priority: 'medium', published: true };
  const fields = { ...draft(), ...asStored, title: 'As it was' };
  await app.db.updateTable('article').set({ revision: 90 }).where('id', '=', id).execute();
  await app.db
    .insertInto('content_revision')
    .values({
      ...{ kind: 'article', subject_id: id, number: 90, action: 'edited', note: '', fields: JSON.stringify(fields) },
      ...{ changed_fields: [], account_id: null, saved_at: '2026-11-01T09:30:00.000Z' },
    })
    .execute();
  await edit(id, 90, { picture: 'STORES' });
  await operator.change(...onContent.restore('ARTICLE', id, 91, 90));
  const { image, title } = await app.db
    .selectFrom('article')
    .select(['image', 'title'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect({ image, title }).toEqual({ image: '/pictures/stores.svg', title: 'As it was' });
});
