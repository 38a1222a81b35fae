import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { ask, expectError } from './answers.ts';
import { exampleOf, writingPathParameters, writingQueryParameters, writingRows } from './table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { PUBLIC_ORIGIN: 'https://portal.example' } });
});
afterAll(() => app.close());

const post = (address: string, options: object = {}) => ask(app.server, address, { method: 'POST', ...options });
const json = { 'content-type': 'application/json' };

describe.each(writingRows)('POST $name', ({ address, route }) => {
  it.each([
    ['no body', {}],
    ['nothing as JSON', { headers: json, payload: '' }],
    ['an empty object', { headers: json, payload: '{}' }],
  ])('takes %s, and the answer is not cached', async (_name, options) => {
    const answer = await post(address, options);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('names every field that it does not know', async () => {
    const answer = await post(address, { headers: json, payload: '{"one":1,"two":2}' });
    expect(Object.keys(expectError(answer, 400).fields ?? {})).toEqual(['one', 'two']);
  });

  it.each(['[]', '1', '"text"', 'true', '{', '{"a":'])('refuses the body %j', async (payload) => {
    expectError(await post(address, { headers: json, payload }), 400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'refuses a body of %s',
    async (type) => {
      const answer = await post(address, { headers: { 'content-type': type }, payload: 'a=b' });
      expect(expectError(answer, 415).code).toBe('UNSUPPORTED_MEDIA_TYPE');
    },
  );

  it('refuses a body of more than 1 MB', async () => {
    const payload = JSON.stringify({ text: 'a'.repeat(1_100_000) });
    expectError(await post(address, { headers: json, payload }), 413);
  });

  it('sends a weak tag where the row has one', async () => {
    const { etag } = (await post(address)).headers;
    expect(etag ?? 'none').toMatch(route.entityTag ? /^W\/"[^"]+"$/ : /^none$/);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://evil.portal.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'http://portal.example' },
    { origin: 'https://portal.example:8443' },
    { origin: 'null' },
  ])('refuses what a foreign page sends without asking first: %j', async (headers) => {
    expect(expectError(await post(address, { headers }), 415).code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect((await post(address, { headers: { ...headers, ...json }, payload: '{}' })).statusCode).toBe(200);
  });

  it.each([
    {},
    { origin: 'https://portal.example' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://portal.example' },
    { 'sec-fetch-site': 'none' },
  ])('takes what its own pages and programs send: %j', async (headers) => {
    expect((await post(address, { headers })).statusCode).toBe(200);
  });

  it.each(['nonsense', '__proto__', 'constructor'])('refuses the unknown parameter %s', async (name) => {
    expect(Object.keys(expectError(await post(`${address}?${name}=1`), 400).fields ?? {})).toEqual([name]);
  });
});

describe.each(writingQueryParameters)('POST $name', ({ parameter, given }) => {
  it('takes the value that its description shows', async () => {
    expect((await post(given(exampleOf(parameter)))).statusCode).toBe(200);
  });

  it.each(['a%00b', '%zz', '%ED%A0%80', 'nonsense', '-1', '', '99999999999999999999'])('refuses %j', async (value) => {
    expectError(await post(given(value)), 400);
  });

  it('refuses to be given twice', async () => {
    const value = exampleOf(parameter);
    expectError(await post(`${given(value)}&${parameter.name}=${value}`), 400);
  });
});

describe.each(writingPathParameters)('POST $name', ({ given }) => {
  it.each(['nothing', '99999999999999999999', '%00', '%zz', '%ED%A0%80', '%F0%9F%98%80', 'a'.repeat(5_000)])(
    'refuses %s',
    async (value) => {
      expectError(await post(given(value)), 400, 404);
    },
  );

  it('takes or refuses any text', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (value) => {
        const answer = await post(given(encodeURIComponent(value).replace(/^\.+$/, 'dots')));
        if (answer.statusCode !== 200) {
          expectError(answer, 400, 404);
        }
      }),
      { numRuns: 60 },
    ));
});
