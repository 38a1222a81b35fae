import { join } from 'node:path';
import { fastify } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import { expect, test } from 'vitest';
import { createAdmission } from '../../server/admission/admission.ts';
import { DatabaseUnavailableError } from '../../server/database/driver/database-error.ts';
import { pages } from '../../server/http/pages.ts';
import { createSampleGraph } from './sample-graph.ts';

const directory = join(import.meta.dirname, '../../dist');

/** A server with the built client's pages alone; what it logs as an error is collected. */
async function serve(
  execute: () => Promise<FormattedExecutionResult> = createSampleGraph().execute as never,
  isOperator = async () => false,
  { serviceWorker = true, isAsked = false } = {},
) {
  const logged: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line) => logged.push(line) } } });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'other' }));
  const clock = () => new Date('2026-11-20T09:00:00Z');
  const { pages: slots, turns } = createAdmission();
  const publicOrigin = 'https://portal.example';
  const consent = () => ({ version: 3, isAsked });
  await app.register(
    pages({
      directory,
      productName: 'Wayline',
      serviceWorker,
      publicOrigin,
      clock,
      consent,
      isOperator,
      execute,
      slots,
      turns,
    }),
  );
  return { app, logged };
}

test('a page is served whole, under a policy that lets no inline script run', async () => {
  const { app } = await serve();
  const { statusCode, headers, body } = await app.inject('/staff-portal');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(body).toMatch(/^<!doctype html>\n<html lang="en-GB">.*<title>.*<div id="root"><.*<\/html>\s*$/s);
  const inline = [...body.matchAll(/<script(?![^>]* src=)[^>]*>/g)].map(([tag]) => tag);
  expect(inline.filter((tag) => !/ type="application\/(?:ld\+)?json"/.test(tag))).toEqual([]);
  expect(body).not.toMatch(/<style|\sstyle="|<!--[a-z]/);
});

test('the service worker is asked for anew each time, may connect and load nothing, and can be taken away', async () => {
  const { app } = await serve();
  const { statusCode, headers, body } = await app.inject('/service-worker.js');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(body).toContain('saved-pages');
  const { app: without } = await serve(undefined, undefined, { serviceWorker: false });
  const removal = await without.inject('/service-worker.js');
  expect([removal.statusCode, removal.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(removal.body).toContain('unregister()');
  expect(removal.body).not.toContain('respondWith');
});

test.each([
  ['/offline', 'No internet connection'],
  ['/unreachable', 'Unable to connect to server. Please check your internet connection.'],
])('%s is what the worker shows where it has no other page', async (url, heading) => {
  const { app } = await serve();
  const { statusCode, headers, body } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("script-src 'self'; style-src 'self'");
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
  expect(body).toContain(`<h1 class="text-h1">${heading}</h1>`);
  expect(body).toMatch(/<link rel="stylesheet"[^>]* href="\/assets\//);
  expect(body).not.toContain('<script');
});
test.each([true, false])(
  'the question about cookies stands before the page where it is to be asked: %s',
  async (isAsked) => {
    const { app } = await serve(undefined, undefined, { isAsked });
    const { body, headers } = await app.inject('/staff-portal');
    expect(headers.vary).toContain('Cookie');
    const [, question] = /<div id="consent" data-version="3">(.*)<\/div>\s*<div id="root">/s.exec(body) ?? [];
    expect(question !== '').toBe(isAsked);
    expect([...(question ?? '').matchAll(/<button[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual(
      isAsked ? ['Accept All Cookies', 'Necessary Only', 'Cookie Settings'] : [],
    );
  },
);

test('what the page needs is announced, and every address in it answers for ever', async () => {
  const { app } = await serve();
  const { body } = await app.inject('/staff-portal');
  const addresses = [...new Set([...body.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, address]) => address ?? ''))];
  expect(addresses.some((address) => address.includes('JobsPage'))).toBe(true);
  // Scripts that are fetched early compete with what the page is painted with: the first one fetches the others later.
  const first = [
    ...body.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]*"\/assets\/([a-z]+(?:-[a-z]+)?)-/g),
  ];
  expect(first.map(([, name]) => name)).toEqual(['first-script']);
  for (const url of addresses) {
    const { statusCode, headers } = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'public, max-age=31536000, immutable']);
    if (/\.(?:js|css)$/.test(url)) expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  }
});

test.each([
  ['/staff-portal/?q=nurse', '/staff-portal?q=nurse'],
  ['/Staff-Portal', '/staff-portal'],
])('%s has moved to %s', async (url, location) => {
  const { app } = await serve();
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers.location]).toEqual([308, location]);
});

test('only an operator’s page asks who asks', async () => {
  let asked = 0;
  const { app } = await serve(undefined, async () => {
    asked += 1;
    return true;
  });
  await app.inject('/staff-portal');
  await app.inject('/account');
  expect(asked).toBe(0);
  expect((await app.inject('/operations?section=log')).statusCode).toBe(200);
  expect(asked).toBe(1);
});

test('HEAD answers as GET, without the page', async () => {
  const { app } = await serve();
  const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/nowhere' });
  expect([statusCode, body, headers['content-type']]).toEqual([404, '', 'text/html; charset=utf-8']);
});

test.each([
  '/api',
  '/api/unknown',
  '/graphql',
  '/health?x',
  '/metrics',
  '/assets/',
  '/assets',
  '/assets/gone.js',
  '/playground/x',
])('%s is not a page', async (url) => {
  const { app } = await serve();
  const { statusCode, body } = await app.inject(url);
  expect([statusCode, body]).toEqual([404, '{"error":"other"}']);
});

test.each(['/index.html', '/.vite/manifest.json', '/assets/../index.html', '/apix'])(
  '%s is only an unknown page',
  async (url) => {
    const { app } = await serve();
    const { statusCode, body } = await app.inject(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('Page not found');
  },
);

test.each([
  ['a rejection', () => Promise.reject(new Error('secret of the host'))],
  [
    'a masked error',
    async () => ({ data: null, errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }),
  ],
  ['an error without a code', async () => ({ data: null, errors: [{ message: 'secret of the host' }] })],
])('%s of the graph is answered 500, logged, and not told', async (_case, execute) => {
  const { app, logged } = await serve(execute);
  const { statusCode, headers, body } = await app.inject('/staff-portal');
  expect(statusCode).toBe(500);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<h1');
  expect(body).toContain('Unexpected Application Error!');
  expect(body).not.toMatch(/secret|node_modules|\bat /);
  expect(JSON.parse(logged.at(-1) ?? '')).toMatchObject({ msg: 'page not rendered', reqId: expect.any(String) });
});

test.each([
  ['rejects', () => Promise.reject(new DatabaseUnavailableError('away'))],
  ['says so', async () => ({ data: null, errors: [{ message: 'x', extensions: { code: 'SERVICE_UNAVAILABLE' } }] })],
])('while the database is away (the graph %s) a page is answered 503, and when to ask again', async (_how, execute) => {
  const { app } = await serve(execute);
  const { statusCode, headers, body } = await app.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toContain('The service is unavailable');
  expect(body).toMatch(/<link rel="stylesheet"/);
});

test('what the graph refuses is for the page to show', async () => {
  const { app } = await serve(async () => ({
    data: null,
    errors: [{ message: 'No', extensions: { code: 'BAD_USER_INPUT' } }],
  }));
  expect((await app.inject('/staff-portal?after=x')).statusCode).toBe(200);
});
