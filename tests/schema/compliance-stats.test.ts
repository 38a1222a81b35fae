import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocument, createDocumentVersion } from '../factories/document.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const MANY = 2_147_483_000;
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('downloads are added up beyond what a whole number of 32 bits holds', async () => {
  const [{ downloads }] = (await app.db
    .selectFrom('document')
    .select((select) => select.fn.sum('download_count').as('downloads'))
    .execute()) as [{ downloads: string }];
  for (const _time of [1, 2]) {
    const { id } = await createDocument(app.db, { download_count: MANY });
    await createDocumentVersion(app.db, { document_id: id });
  }
  const payload = { query: '{ complianceStats { totalDocuments downloads } }' };
  const graph = await app.server.inject({ method: 'POST', url: '/graphql', payload });
  const expected = { totalDocuments: 8, downloads: Number(downloads) + 2 * MANY };
  expect(graph.json()).toEqual({ data: { complianceStats: expected } });
  expect((await app.server.inject('/api/compliance/stats/overview')).json()).toMatchObject(expected);
});
