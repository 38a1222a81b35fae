import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArticle } from '../../factories/article.ts';
import { createDocument, createDocumentVersion } from '../../factories/document.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createJob } from '../../factories/job.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Keys = Partial<Record<'jobs' | 'equipment' | 'documents' | 'articles', readonly string[]>>;

async function viewed(keys: Keys) {
  const query = `query ($jobs: [ID!], $equipment: [ID!], $documents: [ID!], $articles: [ID!]) {
    viewedItems(jobs: $jobs, equipment: $equipment, documents: $documents, articles: $articles) {
      kind id slug title detail ending } }`;
  return askGraph(app, query, { variables: keys });
}

async function idsOf(keys: Keys): Promise<unknown[]> {
  const { data, errors } = await viewed(keys);
  expect(errors).toBeUndefined();
  return (data as { viewedItems: { id: string }[] }).viewedItems.map(({ id }) => id);
}

test('items of all kinds are told by what names them in addresses, each once', async () => {
  const job = await createJob(app.db, { title: 'Midwife' });
  const item = await createEquipment(app.db, { name: 'Hoist' });
  const document = await createDocument(app.db);
  await createDocumentVersion(app.db, { document_id: document.id });
  const article = await createArticle(app.db);
  const { data } = await viewed({
    ...{ jobs: [job.id, job.id], equipment: [item.id] },
    ...{ documents: [document.slug, document.id], articles: [article.slug] },
  });
  expect(data?.['viewedItems']).toEqual([
    expect.objectContaining({ kind: 'JOB', id: job.id, slug: null, title: 'Midwife', ending: null }),
    expect.objectContaining({ kind: 'EQUIPMENT', id: item.id, slug: null, title: 'Hoist', ending: null }),
    expect.objectContaining({ kind: 'DOCUMENT', id: document.id, slug: document.slug }),
    expect.objectContaining({ kind: 'ARTICLE', id: article.id, slug: article.slug }),
  ]);
});

test('expired items say so, and hidden ones are left out', async () => {
  const closed = await createJob(app.db, { closed_at: '2026-11-19T12:00:00.000Z' });
  const past = await createJob(app.db, { closes_on: '2026-11-01' });
  const hidden = await createJob(app.db, { hidden_at: '2026-11-19T12:00:00.000Z' });
  const withdrawn = await createEquipment(app.db, { withdrawn_at: '2026-11-19T12:00:00.000Z' });
  const hiddenItem = await createEquipment(app.db, { hidden_at: '2026-11-19T12:00:00.000Z' });
  const unpublished = await createDocument(app.db);
  const article = await createArticle(app.db, { unpublished_at: '2026-11-19T12:00:00.000Z' });
  const { data } = await viewed({
    jobs: [closed.id, past.id, hidden.id],
    equipment: [withdrawn.id, hiddenItem.id],
    documents: [unpublished.slug],
    articles: [article.slug],
  });
  const found = data?.['viewedItems'] as { id: string; ending: string }[];
  expect(Object.fromEntries(found.map(({ id, ending }) => [id, ending]))).toEqual({
    [closed.id]: 'Closed',
    [past.id]: 'Closed',
    [withdrawn.id]: 'Withdrawn',
  });
});

test('what names nothing is left out, and nothing is asked for nothing', async () => {
  expect(await idsOf({})).toEqual([]);
  expect(await idsOf({ jobs: ['made-up', "'"], documents: ['no-such-document', '../..'], articles: [''] })).toEqual([]);
});

test('100 items are answered, and more are refused, in one list or in all together', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `made-up-${index}`);
  expect(await idsOf({ documents: ids(100) })).toEqual([]);
  for (const keys of [{ jobs: ids(101) }, { jobs: ids(60), articles: ids(41) }]) {
    const { errors } = await viewed(keys);
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  }
});
