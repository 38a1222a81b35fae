import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../support/raw-connection.ts';
import { createTestServer, openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
const servers: FastifyInstance[] = [];
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await app.close();
});

async function portalWith(environment: Record<string, string>): Promise<FastifyInstance> {
  const server = await createTestServer(app, { environment });
  servers.push(server);
  return server;
}

type Headers = Readonly<Record<string, string>>;

async function statusOf(server: FastifyInstance, headers: Headers, url = '/api/openapi.json'): Promise<number> {
  return (await server.inject({ url, headers })).statusCode;
}

/** No host is one of these: names of others, ways to write our own that no browser sends, and what is no host. */
const foreign = ['evil.example', 'evil.example:4000', 'portal.example.evil.example', 'localhost.evil.example'].concat(
  ['127.0.0.1.evil.example', '127.0.0.1.nip.io', 'xportal.example', 'portal.example.', 'localhost.', '0.0.0.0'],
  ['portal.example@evil.example', 'evil.example#portal.example', 'evil.example/portal.example', '[::2]', '10.0.0.1'],
  ['http://portal.example', 'portal.example, evil.example', 'portal.example:', 'portal.example:x', ':443', '%', '*'],
);
const loopback = [
  'localhost',
  'LocalHost:4000',
  '127.0.0.1',
  '127.0.0.1:4000',
  '127.8.0.1:8080',
  '[::1]',
  '[::1]:4000',
];

describe('a portal on this machine', () => {
  test.each([
    {},
    { PUBLIC_ORIGIN: 'http://localhost:8080' },
    { HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://[::1]:4000', RATE_LIMITS: 'on' },
  ])('is at every loopback name, and at no other: %j', async (environment) => {
    const server = await portalWith(environment);
    for (const host of loopback) {
      expect(await statusOf(server, { host }), host).toBe(200);
    }
    for (const host of [...foreign, 'portal.example']) {
      expect(await statusOf(server, { host }), host).toBe(421);
    }
    for (const host of loopback) {
      // No proxy is trusted, so what is said of one changes nothing.
      expect(await statusOf(server, { host, 'x-forwarded-host': 'evil.example' })).toBe(200);
      expect(await statusOf(server, { host: 'evil.example', 'x-forwarded-host': host })).toBe(421);
    }
  });
});

describe('a public portal', () => {
  test.each([
    [
      'https://portal.example',
      ['portal.example', 'PORTAL.example', 'portal.example:443'],
      ['portal.example:80', 'portal.example:4000'],
    ],
    [
      'https://portal.example:8443',
      ['portal.example:8443'],
      ['portal.example', 'portal.example:443', 'portal.example:4000'],
    ],
  ])('at %s is at that host and port alone', async (PUBLIC_ORIGIN, own, others) => {
    const server = await portalWith({ PUBLIC_ORIGIN });
    for (const host of own) {
      expect(await statusOf(server, { host }), host).toBe(200);
    }
    for (const host of [...foreign, ...others, ...loopback]) {
      expect(await statusOf(server, { host }), host).toBe(421);
    }
    expect(await statusOf(server, { host: 'evil.example', 'x-forwarded-host': 'portal.example' })).toBe(421);
  });

  test('is where a trusted proxy says that it was asked for', async () => {
    const server = await portalWith({ PUBLIC_ORIGIN: 'https://portal.example', TRUST_PROXY: '127.0.0.1' });
    const upstream = { host: '10.0.0.7:4000' };
    const said = (words: string) => ({ ...upstream, 'x-forwarded-host': words });
    expect(await statusOf(server, upstream)).toBe(421);
    expect(await statusOf(server, said('portal.example'))).toBe(200);
    expect(await statusOf(server, said('evil.example, portal.example')), 'the client wrote the first').toBe(200);
    expect(await statusOf(server, said('portal.example, evil.example'))).toBe(421);
    expect(await statusOf(server, { host: 'portal.example', 'x-forwarded-host': 'evil.example' })).toBe(421);
    const url = '/api/openapi.json';
    const stranger = { url, remoteAddress: '198.51.100.1', headers: said('portal.example') };
    expect((await server.inject(stranger)).statusCode, 'it comes past the proxy').toBe(421);
  });
});

test('a proxy that is only counted hands Host on: what a page can say of one is not believed', async () => {
  const server = await portalWith({ PUBLIC_ORIGIN: 'https://portal.example', TRUST_PROXY: '1' });
  const rebound = { host: 'evil.example', 'x-forwarded-host': 'portal.example' };
  expect(await statusOf(server, rebound)).toBe(421);
  expect(await statusOf(server, { host: 'portal.example', 'x-forwarded-host': 'evil.example' })).toBe(200);
});

test('each door says so in its own form, and nothing is done', async () => {
  const headers = { host: 'evil.example' };
  const rest = await app.server.inject({ url: '/api/jobs', headers });
  expect(rest.json()).toEqual({
    error: 'The portal is not at the host that the request names.',
    code: 'MISDIRECTED_REQUEST',
    requestId: rest.headers['x-request-id'],
  });
  const payload = { query: 'mutation { requestPasswordReset(email: "a@example.com") { __typename } }' };
  const graph = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload });
  expect([graph.statusCode, graph.json().errors[0].extensions.code]).toEqual([421, 'MISDIRECTED_REQUEST']);
  expect(await app.db.selectFrom('outgoing_mail').select('id').execute()).toEqual([]);
  const preflight = { ...headers, origin: 'http://evil.example', 'access-control-request-method': 'POST' };
  expect((await app.server.inject({ method: 'OPTIONS', url: '/graphql', headers: preflight })).statusCode).toBe(421);
});

test.each(['/health', '/api/health', '/health?x=1'])('%s answers whatever the host', async (url) => {
  const server = await portalWith({ PUBLIC_ORIGIN: 'https://portal.example' });
  for (const host of ['10.0.0.7:4000', 'evil.example', 'portal.example']) {
    expect(await statusOf(server, { host }, url)).toBe(200);
  }
  for (const other of [`${url.split('?', 1)}/`, `${url.split('?', 1)}x`, `//evil.example${url}`]) {
    expect(await statusOf(server, { host: 'evil.example' }, other), other).toBe(421);
  }
});

describe('on the wire', () => {
  let port: number;
  beforeAll(async () => {
    const server = await portalWith({});
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
  });

  /** The first line of the answer to these very bytes. */
  async function send(...lines: readonly string[]): Promise<string> {
    const received = await sendRaw(port, [...lines, 'Connection: close', '', ''].join('\r\n'));
    return received.split('\r\n', 1)[0] ?? '';
  }

  test.each([
    ['the own host', ['GET /api/openapi.json HTTP/1.1', 'Host: localhost'], 200],
    ['another host', ['GET /api/openapi.json HTTP/1.1', 'Host: evil.example'], 421],
    ['no host', ['GET /api/openapi.json HTTP/1.1'], 400],
    ['an empty host', ['GET /api/openapi.json HTTP/1.1', 'Host: '], 400],
    ['no host in HTTP/1.0', ['GET /api/openapi.json HTTP/1.0'], 400],
    ['another host in HTTP/1.0', ['GET /api/openapi.json HTTP/1.0', 'Host: evil.example'], 421],
    ['two hosts', ['GET /api/openapi.json HTTP/1.1', 'Host: localhost', 'Host: evil.example'], 400],
    ['the same host twice', ['GET /api/openapi.json HTTP/1.1', 'Host: localhost', 'host: localhost'], 400],
    ['a whole address of another host', ['GET http://evil.example/api/openapi.json HTTP/1.1', 'Host: localhost'], 400],
    [
      'a whole address, and another host',
      ['GET http://localhost/api/openapi.json HTTP/1.1', 'Host: evil.example'],
      400,
    ],
    ['the health, without a host', ['GET /health HTTP/1.0'], 200],
  ])('%s', async (_name, lines, status) => {
    expect(await send(...lines)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});
