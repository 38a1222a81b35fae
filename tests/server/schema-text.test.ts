import { readFile } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('the schema is served as it is printed, as text, and once to who has it', async () => {
  const url = '/graphql/schema.graphql';
  const answer = await app.server.inject({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe(await readFile(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));
  expect(buildSchema(answer.body).getQueryType()?.name).toBe('Query');
  const { etag = '' } = answer.headers;
  const again = await app.server.inject({ url, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const html = await app.server.inject({ url, headers: { accept: 'text/html' } });
  expect(html.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect((await app.server.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(405);
  expect((await app.server.inject({ url: '/graphql/other.graphql' })).statusCode).toBe(404);
});
