import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const token = 'a-token-of-tests';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { METRICS_TOKEN: token } });
});
afterAll(() => app.close());

const read = (authorization?: string) =>
  app.server.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

describe('/metrics', () => {
  test('is Prometheus text, which is not cached', async () => {
    const { statusCode, headers, body } = await read(`Bearer ${token}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=/);
    expect(headers['cache-control']).toBe('no-store');
    for (const name of [
      'http_request_duration_seconds',
      'nodejs_eventloop_delay_seconds{quantile="0.99"}',
      'nodejs_memory_bytes{kind="rss"}',
      'process_cpu_seconds_total',
      'admission_requests{slots="pages",state="waiting"} 0',
      'admission_refused_total{slots="operations",reason="full"} 0',
      'database_connections{state="open"}',
    ]) {
      expect(body).toContain(name);
    }
    expect(body).not.toMatch(/NaN/);
  });

  test.each([
    ['no token', undefined],
    ['an empty one', 'Bearer '],
    ['another', `Bearer ${token}x`],
    ['a part of it', `Bearer ${token.slice(1)}`],
    ['it by another scheme', `Basic ${token}`],
  ])('is an unknown address for %s', async (_case, authorization) => {
    const unknown = await app.server.inject('/metric');
    const answer = await read(authorization);
    const { requestId: _one, ...told } = answer.json();
    const { requestId: _other, ...toldOfUnknown } = unknown.json();
    expect([answer.statusCode, told]).toEqual([404, toldOfUnknown]);
    expect(Object.keys(answer.headers)).toEqual(Object.keys(unknown.headers));
  });

  test('is an unknown address where no token is set', async () => {
    const without = await openTestApp();
    const answer = await without.server.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } });
    expect(answer.statusCode).toBe(404);
    await without.close();
  });

  test('names routes by their patterns, and nothing that a client has made up', async () => {
    const made = ['/api/jobs/someone-private', '/api/compliance/someone-private?q=x', '/someone-private', '/%zz'];
    for (const url of made) {
      await app.server.inject({ url, headers: { 'user-agent': 'someone-private' } });
      await app.server.inject({ method: 'PROPFIND', url });
    }
    const { body } = await read(`Bearer ${token}`);
    expect(body).not.toContain('private');
    const routes = [...body.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)].map(
      ([, labels]) => labels,
    );
    expect(routes).toContain('method="GET",route="/api/jobs/:id",status="404"');
    expect(routes).toContain('method="any",route="unknown",status="404"');
    expect(routes.every((labels) => !labels?.includes('PROPFIND'))).toBe(true);
  });
});
