import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { REQUESTS_A_MINUTE } from '../../server/limits/requests.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  // The minute stands still, however long so many requests take.
  vi.useFakeTimers({ toFake: ['Date'] });
  app = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

const unknown = '/api/auth/profile';
const get = (url: string, remoteAddress: string, headers: object = {}) =>
  app.server.inject({ url, remoteAddress, headers: { ...headers } });

describe('one network', () => {
  const address = '192.0.2.1';

  it('is told how many requests are left', async () => {
    const { headers } = await get(unknown, address);
    expect(headers['ratelimit-limit']).toBe(String(REQUESTS_A_MINUTE));
    expect(headers['ratelimit-remaining']).toBe(String(REQUESTS_A_MINUTE - 1));
    expect(Number(headers['ratelimit-reset'])).toBeLessThanOrEqual(60);
  });

  it('is refused when it has had them, whatever it says of its address, while others go on', {
    timeout: 120_000,
  }, async () => {
    for (let sent = 1; sent < REQUESTS_A_MINUTE; sent += 1) {
      await get(unknown, address);
    }
    const refused = await get(unknown, address, { 'x-forwarded-for': '198.51.100.7' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'RATE_LIMITED',
      error: expect.stringMatching(/^Too many requests\. /),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['permissions-policy']).toContain('microphone=(self)');
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get(unknown, '192.0.2.2')).statusCode).toBe(401);
    expect((await get('/api/health', address)).statusCode).toBe(200);
    const graph = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: address,
      payload: { query: '{ me { id } }' },
    });
    expect(graph.json().errors[0].extensions.code).toBe('RATE_LIMITED');
    const signOut = { method: 'POST', url: '/api/auth/signout', remoteAddress: address } as const;
    expect((await app.server.inject(signOut)).statusCode, 'which is never refused').toBe(204);
  });
});
