import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '../../server/rest/engine/openapi.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const partner = 'https://partner.example';
const addresses = ['/graphql', '/api/jobs', '/api/auth/signin', '/api/nothing', '/health', '/api/health'];

let open: TestApp;
let closed: TestApp;
beforeAll(async () => {
  open = await openTestApp({ environment: { CORS_ORIGINS: partner } });
  closed = await openTestApp();
});
afterAll(() => Promise.all([open.close(), closed.close()]));

const preflight = (app: TestApp, url: string, origin: string) =>
  app.server.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type, idempotency-key',
    },
  });

describe.each(addresses)('a preflight at %s', (url) => {
  it('from a listed origin says what may be sent', async () => {
    const { statusCode, headers, body } = await preflight(open, url, partner);
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers['access-control-allow-origin']).toBe(partner);
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST, PUT, DELETE');
    expect(headers['access-control-allow-headers']).toBe('authorization, content-type, idempotency-key');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(String(headers['vary'])).toContain('Origin');
  });

  it.each([
    ['another origin', () => open, 'https://other.example'],
    ['the listed name over http', () => open, 'http://partner.example'],
    ['a page without an origin', () => open, 'null'],
    ['any origin where none is listed', () => closed, partner],
  ])('from %s is refused with a sentence, and no permission', async (_name, app, origin) => {
    const { statusCode, headers, body } = await preflight(app(), url, origin);
    expect(statusCode).toBe(403);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(headers['vary']).toBe('Origin');
    const message = 'Pages of other origins may use this interface only where CORS_ORIGINS lists their origin.';
    const code = 'ORIGIN_NOT_PERMITTED';
    const requestId = headers['x-request-id'];
    expect(JSON.parse(body)).toEqual(
      url === '/graphql'
        ? { errors: [{ message, extensions: { code, requestId } }] }
        : { error: message, code, requestId },
    );
  });
});

it('lets pages of a listed origin read the answer, errors among them, and its headers', async () => {
  for (const url of ['/api/jobs?limit=1', '/api/jobs?limit=0', '/api/nothing', '/graphql?query={site{productName}}']) {
    const { headers } = await open.server.inject({ url, headers: { origin: partner } });
    expect(headers['access-control-allow-origin'], url).toBe(partner);
    const exposed = String(headers['access-control-expose-headers']).split(', ');
    const documented = Object.keys(
      openApiDocument({ productName: '', version: '', publicOrigin: '' }).components.headers,
    );
    // Browsers let every page read Cache-Control.
    expect(exposed.sort()).toEqual(documented.filter((name) => name !== 'Cache-Control').sort());
  }
});

it('answers pages of other origins as ever, without letting them read it', async () => {
  const { statusCode, headers } = await open.server.inject({
    url: '/api/jobs?limit=1',
    headers: { origin: 'https://other.example' },
  });
  expect(statusCode).toBe(200);
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

it.each(addresses.filter((url) => url !== '/api/nothing'))(
  'an OPTIONS at %s that announces no request is a method that the address does not take',
  async (url) => {
    for (const headers of [{}, { origin: partner }, { 'access-control-request-method': 'POST' }]) {
      const answer = await open.server.inject({ method: 'OPTIONS', url, headers });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers['allow']).toMatch(/GET|POST/);
    }
  },
);

it('is described in the OpenAPI document', () => {
  const { description } = openApiDocument({ productName: '', version: '', publicOrigin: '' }).info;
  expect(description).toContain('CORS_ORIGINS');
});
