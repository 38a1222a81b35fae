import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkKey } from '../../server/playground/check-key.ts';
import { createAccount } from '../factories/account.ts';
import { createApiKey } from '../factories/api-key.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const ask = (async (url: string, { headers, body }: RequestInit) => {
  const { statusCode } = await app.server.inject({
    method: 'POST',
    url,
    headers: headers as Record<string, string>,
    payload: String(body),
  });
  return { status: statusCode } as Response;
}) as typeof fetch;

test('the playground asks of a key whether it holds before it says so', async () => {
  const { id } = await createAccount(app.db);
  const { secret } = await createApiKey(app.db, { account_id: id, scopes: ['read:news'] });
  expect(await checkKey(secret, ask)).toBe('holds');
  expect(await checkKey(`wlk_${'0'.repeat(64)}`, ask)).toBe('refused');
  expect(await checkKey('anything', ask)).toBe('refused');
  expect(await checkKey('two words', ask)).toBe('refused');
  expect(await checkKey('schlüssel', ask)).toBe('refused');
});

test('a key is not called invalid where the portal does not answer', async () => {
  const answers = (status: number) => (async () => ({ status }) as Response) as typeof fetch;
  expect(await checkKey('key', answers(503))).toBe('unknown');
  expect(await checkKey('key', answers(429))).toBe('holds');
  expect(await checkKey('key', () => Promise.reject(new TypeError('No connection.')))).toBe('unknown');
});
