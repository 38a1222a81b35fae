import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ buildDirectory: join(import.meta.dirname, '../../dist') });
});
afterAll(() => app.close());

const headersOf = async (url: string) => {
  const { headers } = await app.server.inject({ url });
  return [headers['cache-control'], headers['referrer-policy']];
};

it.each(
  ['/account?reset=abc', '/account?confirm=abc', '/account?from=%2Fjobs&reset=abc', '/jobs?%72eset=abc'].concat([
    '/system-status?confirm=abc',
    '/system-status?unsubscribe=abc',
    '/account?end-alert=abc',
    '/account?end-follows=abc',
    '/contact?thread=abc',
    '/contact?confirm=abc',
  ]),
)('the token in %s stays out of caches, and of the requests that its page makes', async (url) => {
  expect(await headersOf(url)).toEqual(['private, no-store', 'no-referrer']);
});

it.each(['/account', '/jobs?search=reset'])('%s is like any page', async (url) => {
  expect(await headersOf(url)).toEqual(['no-cache', 'strict-origin-when-cross-origin']);
});
