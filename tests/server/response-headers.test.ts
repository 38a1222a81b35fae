import { join } from 'node:path';
import type { FastifyInstance, HTTPMethods, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseUnavailableError } from '../../server/database/driver/database-error.ts';
import { ObservedRunner } from '../../server/database/driver/observed-runner.ts';
import { databaseOver } from '../../server/database/driver/open.ts';
import { sourceFiles } from '../architecture/source-files.ts';
import { everyRow } from '../rest/table.ts';
import { sendRaw } from '../support/raw-connection.ts';
import { createTestServer, openTestApp, type TestApp } from '../support/test-app.ts';
import { openTestDatabase } from '../support/test-database.ts';

const buildDirectory = join(import.meta.dirname, '../../dist');
const environment = { CORS_ORIGINS: 'https://partner.example', RATE_LIMITS: 'on' };

let app: TestApp;
let secure: FastifyInstance;
let port: number;
/** Every status that was answered, so that none is left out. */
const seen = new Set<number>();

beforeAll(async () => {
  app = await openTestApp({ buildDirectory, environment });
  secure = await createTestServer(app, { environment: { PUBLIC_ORIGIN: 'https://portal.example' } });
  port = Number(new URL(await app.server.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await secure.close();
  await app.close();
});

type Headers = Readonly<Record<string, unknown>>;

const permissions =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), ' +
  'microphone=(self), midi=(), payment=(), serial=(), usb=()';

/** The headers of every response, of the portal and of Node itself. */
function expectHeaders(name: string, status: number, headers: Headers): void {
  seen.add(status);
  const policy = String(headers['content-security-policy']);
  expect(policy, `${name}: ${status}`).toMatch(/^default-src 'none'; .*base-uri 'none'; .*frame-ancestors 'none'/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-|\*|https?:/);
  expect(headers, `${name}: ${status}`).toMatchObject({
    'permissions-policy': permissions,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    'cross-origin-resource-policy': 'same-origin',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(headers['x-powered-by']).toBeUndefined();
  if (String(headers['content-type']).startsWith('application/json')) {
    expect(policy, name).not.toMatch(/(script|style|connect)-src/);
  }
}

async function ask(
  options: InjectOptions,
): Promise<{ readonly status: number; readonly headers: Headers; readonly body: string }> {
  const { statusCode: status, headers, body } = await app.server.inject(options);
  expectHeaders(`${options.method ?? 'GET'} ${options.url}`, status, headers);
  return { status, headers, body };
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const satisfies HTTPMethods[];
const html = { accept: 'text/html' };
const json = { 'content-type': 'application/json' };
const preflight = { origin: 'https://partner.example', 'access-control-request-method': 'POST' };

test('every row of REST, by every method, with a body and without', { timeout: 60_000 }, async () => {
  for (const { address } of everyRow) {
    for (const method of methods) {
      await ask({ method, url: `/api${address}` });
      await ask({ method, url: `/api${address}`, headers: json, payload: '{"unknown":1}' });
    }
    await ask({ url: `/api${address}`, method: 'OPTIONS', headers: preflight });
    await ask({ url: `/api${address}`, headers: { host: 'evil.example' } });
  }
});

test('pages, files, the playground and what is not there', async () => {
  const { body } = await ask({ url: '/staff-portal', headers: html });
  const [, asset = ''] = /"(\/assets\/[^"]+\.js)"/.exec(body) ?? [];
  const { headers } = await ask({ url: asset });
  await ask({ url: asset, headers: { 'if-none-match': String(headers['etag']) } });
  await ask({ url: asset, headers: { range: 'bytes=0-9' } });
  await ask({ url: asset, headers: { range: 'bytes=99999999-' } });
  const playground = await ask({ url: '/graphql', headers: html });
  const [, script = ''] = /"(\/playground\/assets\/[^"]+\.js)"/.exec(playground.body) ?? [];
  await ask({ url: script });
  await ask({ url: '/graphql', headers: { ...html, 'if-none-match': String(playground.headers['etag']) } });
  const addresses = [
    '/',
    '/nowhere',
    '/Staff-Portal',
    '/operations',
    '/account?reset=x',
    '/favicon.svg',
    '/health',
  ].concat(
    [
      '/assets/none.js',
      '/assets/',
      '/playground/assets/none.js',
      '/playground',
      '/metrics',
      '/api',
      '/api/none',
      '/graphqlx',
    ],
    ['/assets/%2e%2e/index.html', '/staff-portal?job=none', '//evil.example', '/a/../b', '/api/openapi.json'],
  );
  for (const url of addresses) {
    for (const method of methods) {
      await ask({ url, method, headers: html });
    }
  }
});

test('whatever is sent to the graph', async () => {
  const queries = ['{ site { name } }', '{', '{ none }', 'mutation { signOut { __typename } }', '{ me { id } }'];
  for (const query of queries) {
    await ask({ method: 'POST', url: '/graphql', payload: { query } });
    await ask({ url: `/graphql?query=${encodeURIComponent(query)}` });
    await ask({ url: `/graphql?query=${encodeURIComponent(query)}`, headers: { 'sec-fetch-site': 'cross-site' } });
  }
  for (const method of methods) {
    await ask({ method, url: '/graphql' });
  }
  const big = JSON.stringify({ query: 'a'.repeat(1_100_000) });
  for (const url of ['/graphql', '/api/jobs', '/api/auth/signin']) {
    await ask({ method: 'POST', url, headers: json, payload: big });
    await ask({ method: 'POST', url, headers: json, payload: '{' });
    await ask({ method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload: 'a' });
    await ask({ method: 'POST', url, headers: { authorization: 'Bearer made.up.token', ...json }, payload: '{}' });
    await ask({ method: 'OPTIONS', url, headers: preflight });
  }
});

test('what is refused for having been tried too often', async () => {
  const payload = { email: 'asha@example.com' };
  for (let times = 0; times < 4; times += 1) {
    await ask({ method: 'POST', url: '/api/auth/password/forgot', payload });
  }
  expect([...seen]).toContain(429);
});

test('what fails, and an address over https', async () => {
  const { runner, close } = await openTestDatabase();
  let isAway = false;
  const unlessAway =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    (...given: Given) =>
      isAway ? Promise.reject(new DatabaseUnavailableError('away')) : ask(...given);
  const activity = new ObservedRunner({
    run: unlessAway((query) => runner.run(query)) as typeof runner.run,
    begin: unlessAway(() => runner.begin()),
    close: async () => undefined,
  });
  const broken = await createTestServer({ db: databaseOver(activity), activity }, { buildDirectory, environment });
  isAway = true;
  for (const url of ['/staff-portal', '/api/jobs', '/health', '/graphql?query={jobs(first:1){totalCount}}']) {
    const { statusCode, headers } = await broken.inject({ url });
    expect(statusCode, url).toBe(503);
    expectHeaders(url, statusCode, headers);
  }
  await broken.close();
  await close();
  for (const url of ['/api/jobs', '/none', '/%zz', '//']) {
    const { statusCode, headers } = await secure.inject({ url });
    expectHeaders(url, statusCode, headers);
    expect(headers['strict-transport-security'], url).toBe('max-age=31536000; includeSubDomains');
  }
});

/** Sends these very bytes: the status and the headers of the answer, each of which stands there once. */
async function send(bytes: string): Promise<{ readonly status: number; readonly headers: Headers }> {
  const received = await sendRaw(port, bytes);
  const [first = '', ...lines] = (received.split('\r\n\r\n', 1)[0] ?? '').split('\r\n');
  const headers = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.replace(/^[^:]+: */, '')]);
  expect(new Set(headers.map(([name]) => name)).size, received).toBe(headers.length);
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) };
}

const end = 'Connection: close\r\n\r\n';
const host = `Host: localhost\r\n${end}`;

describe('on the wire', () => {
  test.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    ['an unknown method', `BREW /api/jobs HTTP/1.1\r\n${host}`, 400],
    ['an unknown version', `GET /api/jobs HTTP/3.0\r\n${host}`, 400],
    ['a control character in the address', `GET /api/\0 HTTP/1.1\r\n${host}`, 400],
    ['a broken encoding', `GET /%zz HTTP/1.1\r\n${host}`, 400],
    ['a broken encoding of REST', `POST /api/jobs/%zz HTTP/1.1\r\n${host}`, 400],
    ['a long part of an address', `GET /api/jobs/${'a'.repeat(1_000)} HTTP/1.1\r\n${host}`, 404],
    ['long headers', `GET /api/jobs?a=${'a'.repeat(20_000)} HTTP/1.1\r\n${host}`, 431],
    ['no host', `GET /api/jobs HTTP/1.1\r\n${end}`, 400],
    ['HTTP/1.0 without a host', `GET /api/jobs HTTP/1.0\r\n${end}`, 400],
    ['another host', `GET / HTTP/1.1\r\nHost: evil.example\r\n${end}`, 421],
    ['two hosts', `GET / HTTP/1.1\r\nHost: evil.example\r\n${host}`, 400],
    ['a whole address', `GET http://localhost/ HTTP/1.1\r\n${host}`, 400],
    ['an asterisk', `OPTIONS * HTTP/1.1\r\n${host}`, 400],
    ['an unknown expectation', `GET / HTTP/1.1\r\nExpect: tea\r\n${host}`, 417],
    ['two lengths', `POST /graphql HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${host}`, 400],
    [
      'a length and chunks',
      `POST /graphql HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${host}`,
      400,
    ],
    ['a header without a name', `GET / HTTP/1.1\r\n: a\r\n${host}`, 400],
    [
      'an upgrade',
      `GET /api/openapi.json HTTP/1.1\r\nUpgrade: websocket\r\nHost: localhost\r\nConnection: close, upgrade\r\n\r\n`,
      200,
    ],
    ['a page', `GET /staff-portal HTTP/1.1\r\nAccept: text/html\r\n${host}`, 200],
    ['the headers of a page', `HEAD /staff-portal HTTP/1.1\r\nAccept: text/html\r\n${host}`, 200],
    ['no page', `GET /nowhere HTTP/1.1\r\nAccept: text/html\r\n${host}`, 404],
    ['another spelling of a page', `GET /Staff-Portal HTTP/1.1\r\n${host}`, 308],
    ['a part of a file', `GET /favicon.svg HTTP/1.1\r\nRange: bytes=0-9\r\n${host}`, 206],
    ['what the client has', `GET /api/jobs HTTP/1.1\r\nIf-None-Match: *\r\n${host}`, 304],
    [
      'a preflight',
      `OPTIONS /api/jobs HTTP/1.1\r\nOrigin: https://partner.example\r\nAccess-Control-Request-Method: POST\r\n${host}`,
      204,
    ],
    ['a compressed list', `GET /api/jobs HTTP/1.1\r\nAccept-Encoding: gzip\r\n${host}`, 200],
  ])('%s', async (name, bytes, expected) => {
    const { status, headers } = await send(bytes);
    expect(status).toBe(expected);
    expectHeaders(name, status, headers);
  });
});

test('each kind of answer was among these', () => {
  const kinds = [200, 204, 206, 304, 308, 400, 401, 404, 405, 413, 415, 416, 417, 421, 429, 431, 503];
  expect([...seen]).toEqual(expect.arrayContaining(kinds));
});

test('one module knows them', () => {
  const names = /default-src|permissions-policy|x-content-type-options|from 'helmet'/i;
  const found = sourceFiles('{server,schema}/**/*.ts').filter(({ code }) => names.test(code));
  expect(found.map(({ path }) => path)).toEqual(['server/http/response-headers.ts']);
});
