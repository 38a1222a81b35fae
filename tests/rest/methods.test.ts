import { METHODS } from 'node:http';
import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { ask, expectError } from './answers.ts';
import { addresses } from './table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { CORS_ORIGINS: 'https://partner.example' } });
});
afterAll(() => app.close());

const READS = ['GET', 'HEAD'];
// Node itself ends CONNECT: it asks for a tunnel and not for an address.
const everyMethod = METHODS.filter((method) => method !== 'CONNECT') as HTTPMethods[];
const known = [...addresses, ...['/openapi.json', '/health'].map((address) => ({ address, methods: READS }))];

describe.each(known)('$address', ({ address, methods }) => {
  const others = everyMethod.filter((method) => ![...methods, 'HEAD'].includes(method));

  it('refuses every other method and names what is possible', async () => {
    for (const method of others) {
      const answer = await ask(app.server, address, { method });
      expect(expectError(answer, 405).code, method).toBe('METHOD_NOT_ALLOWED');
      expect(answer.headers.allow).toBe(methods.join(', '));
    }
  });

  it.each(methods.filter((method) => method !== 'HEAD'))(
    'lets a known origin ask before it sends %s',
    async (method) => {
      const preflight = { origin: 'https://partner.example', 'access-control-request-method': method };
      const answer = await ask(app.server, address, { method: 'OPTIONS', headers: preflight });
      expect(answer.statusCode).toBe(204);
      expect(answer.headers['access-control-allow-origin']).toBe('https://partner.example');
    },
  );
});

const unposted = known.filter(({ methods }) => !methods.includes('POST'));
const types = ['text/plain', 'application/json'];

it.each(unposted.flatMap(({ address }) => types.map((type) => ({ address, type }))))(
  '$address refuses POST before it reads a body of $type',
  async ({ address, type }) => {
    const options = { method: 'POST', headers: { 'content-type': type }, payload: '{' } as const;
    expectError(await ask(app.server, address, options), 405);
  },
);

const unknown = ['', '/', '/nothing', '/jobs/a/b', '/cms', '/jobsx', '/openapiXjson', '/openapi.json/x'];
const nameless = ['/jobs/', '/jobs/?limit=1', '/compliance/', '/compliance//download', '/news/', '/cms/content/'];

it.each([...unknown, ...nameless])('the unknown address /api%s is JSON 404 for every method', async (address) => {
  for (const method of everyMethod.filter((one) => one !== 'HEAD')) {
    const { code, error } = expectError(await ask(app.server, address, { method }), 404);
    expect([code, error], method).toEqual(['NOT_FOUND', 'There is nothing at this address.']);
  }
  const head = await ask(app.server, address, { method: 'HEAD' });
  expect(head.statusCode).toBe(404);
  expect(head.body).toBe('');
});
