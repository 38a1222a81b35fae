import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const buildDirectory = join(import.meta.dirname, '../../dist');

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ buildDirectory });
});
afterAll(() => app.close());

const query = '{ jobs(first: 20) { nodes { id title description } } }';
const answers = {
  'a page': { url: '/terms-of-service' },
  'an answer of REST': { url: '/api/jobs?limit=20' },
  'an answer of the graph': { method: 'POST', url: '/graphql', payload: { query } },
} as const;

const decompressed: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
};

function ask(answer: keyof typeof answers, headers: Record<string, string>) {
  return app.server.inject({ ...answers[answer], headers });
}

describe.each(['a page', 'an answer of REST', 'an answer of the graph'] as const)('%s', (answer) => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
  ])('is compressed for a client that accepts %s', async (accepted, encoding) => {
    const plain = await ask(answer, {});
    const { headers, rawPayload } = await ask(answer, { 'accept-encoding': accepted });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(rawPayload.length),
      'content-type': plain.headers['content-type'],
    });
    expect(headers.vary).toMatch(/\bAccept-Encoding$/);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(withoutIds(decompressed[encoding]?.(rawPayload).toString() ?? '')).toBe(withoutIds(plain.body));
  });

  test.each(['', 'identity', 'br;q=0, gzip;q=0', 'zstd', 'b'.repeat(10_000)])(
    'is not, for one that accepts %j',
    async (accepted) => {
      const { headers, body } = await ask(answer, { 'accept-encoding': accepted });
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
      expect(headers.vary).toMatch(/\bAccept-Encoding$/);
    },
  );
});

/** A page states when it was rendered. */
function withoutIds(text: string): string {
  return text.replace(/"now":"[^"]*"/, '');
}

test('a short answer and one without content are left as they are', async () => {
  for (const url of ['/health', '/api/jobs?limit=0']) {
    const { headers } = await app.server.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(headers).not.toHaveProperty('content-encoding');
  }
  const request = { url: '/terms-of-service', headers: { 'accept-encoding': 'br' } } as const;
  const [get, head] = [await app.server.inject(request), await app.server.inject({ ...request, method: 'HEAD' })];
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': expect.stringMatching(/^\d+$/),
    vary: get.headers.vary,
  });
});

test('an answer that the client has already is not sent again, however it was encoded', async () => {
  const headers = { 'accept-encoding': 'br' };
  const first = await app.server.inject({ url: '/api/jobs', headers });
  const again = await app.server.inject({
    url: '/api/jobs',
    headers: { ...headers, 'if-none-match': String(first.headers.etag) },
  });
  expect([first.headers['content-encoding'], again.statusCode, again.body]).toEqual(['br', 304, '']);
});

test('what others may keep varies by the origin that may read it too', async () => {
  const partner = await openTestApp({ environment: { CORS_ORIGINS: 'https://partner.example' } });
  const { headers } = await partner.server.inject({
    url: '/api/jobs?limit=20',
    headers: { origin: 'https://partner.example', 'accept-encoding': 'gzip' },
  });
  expect(String(headers.vary).split(', ')).toEqual(expect.arrayContaining(['Origin', 'Accept-Encoding']));
  await partner.close();
});
