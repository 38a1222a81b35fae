import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { ask } from './answers.ts';
import { exampleOf, queryParameters, rows } from './table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe.each(rows)('$name', ({ address }) => {
  it('answers JSON with its tag and a request id', async () => {
    const answer = await ask(app.server, address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers.etag).toMatch(/^W\/"[\w-]+"$/);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(Object.keys(answer.json()).length).toBeGreaterThan(0);
  });

  it('answers HEAD as GET, without the body', async () => {
    const [get, head] = await Promise.all([ask(app.server, address), ask(app.server, address, { method: 'HEAD' })]);
    const comparable = ({ headers: { date, 'x-request-id': id, connection, ...headers } }: typeof get) => headers;
    expect(head.statusCode).toBe(200);
    expect(comparable(head)).toEqual(comparable(get));
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(get.body)));
    expect(head.body).toBe('');
  });

  it('answers 304 to who has the answer already, and only then', async () => {
    const { headers, body } = await ask(app.server, address);
    const tag = String(headers.etag);
    const again = (value: string) => ask(app.server, address, { headers: { 'if-none-match': value } });
    for (const value of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const answer = await again(value);
      expect(answer.statusCode, value).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers.etag).toBe(tag);
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
    for (const value of ['"other"', 'nonsense', tag.slice(0, -2)]) {
      const answer = await again(value);
      expect(answer.statusCode, value).toBe(200);
      expect(answer.body).toBe(body);
    }
  });
});

const shown = queryParameters.filter(({ parameter }) => parameter.example !== undefined);

describe.each(shown)('$name', ({ parameter, given, companion }) => {
  it('answers the value that its description shows', async () => {
    const answer = await ask(app.server, [given(exampleOf(parameter)), companion].filter(Boolean).join('&'));
    expect(answer.statusCode, answer.body).toBe(200);
  });
});

it('answers every row with all its examples at once, as a form that is filled in sends them', async () => {
  const together = Map.groupBy(shown, ({ address }) => address);
  for (const [address, some] of together) {
    const query = some.map(({ parameter }) => `${parameter.name}=${exampleOf(parameter)}`).join('&');
    const answer = await ask(app.server, `${address}?${query}`);
    expect(answer.statusCode, `${address}: ${answer.body}`).toBe(200);
  }
});

describe('an answer that changes', () => {
  it('changes its tag', async () => {
    const address = '/cms/content/top-banner.links';
    const { headers } = await ask(app.server, address);
    await app.db.updateTable('content_entry').set({ title: 'Changed' }).where('key', '=', 'top-banner.links').execute();
    const answer = await ask(app.server, address, { headers: { 'if-none-match': String(headers.etag) } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().title).toBe('Changed');
  });
});
