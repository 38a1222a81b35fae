import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const url = '/graphql/changelog.md';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('the change log is served as text, and once to who has it', async () => {
  const answer = await app.server.inject({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe(await readFile(new URL('../../CHANGELOG.md', import.meta.url), 'utf8'));
  const again = await app.server.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('every difference between the schemas of two releases is served beside it', async () => {
  const answer = await app.server.inject({ url: '/graphql/changes.md' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body).toContain('\n## Next, compared with 0.1.0\n\n### Breaking\n');
  expect(answer.body).toContain('\n- GET /api/places/{location}/pay was added.\n');
});

test('the OpenAPI document leads to the change log', async () => {
  const { externalDocs } = (await app.server.inject({ url: '/api/openapi.json' })).json();
  expect(new URL(externalDocs.url).pathname).toBe(url);
});
