import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playground, sendPlayground } from '../../server/http/playground.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'playground-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), '<!doctype html><title>Playground</title>');
  await writeFile(join(directory, 'assets', 'main-1a2b.js'), 'console.info(1)');
  await writeFile(join(directory, 'assets', 'main-1a2b.js.gz'), gzipSync('console.info(1)'));
});
afterAll(() => rm(directory, { recursive: true }));

function serve(from: string) {
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'self'").header('vary', 'Origin');
  });
  app.register(playground({ directory: from }));
  app.get('/graphql', (request, reply) => sendPlayground(request, reply));
  return app;
}

describe('the playground over HTTP', () => {
  it('answers the page under a policy of its own', async () => {
    const answer = await serve(directory).inject('/graphql');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.vary).toBe('Origin, Accept');
    const policy = String(answer.headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]),
    );
    expect(policy.join()).not.toContain('unsafe-eval');
    expect(answer.body).toContain('<title>Playground</title>');
  });

  it('answers 304 to a browser that holds the page', async () => {
    const app = serve(directory);
    const etag = String((await app.inject('/graphql')).headers.etag);
    const answer = await app.inject({ url: '/graphql', headers: { 'if-none-match': etag } });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  it('serves assets compressed beforehand, to be kept for good', async () => {
    const url = '/playground/assets/main-1a2b.js';
    const answer = await serve(directory).inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each(['nothing.js', '../index.html', '%2e%2e/index.html', '%00'])('serves no %s', async (name) => {
    const answer = await serve(directory).inject(`/playground/assets/${name}`);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it('says what to do where the build is missing', async () => {
    const answer = await serve(join(directory, 'missing')).inject('/graphql');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm run build:playground');
  });
});
