import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

const origin = 'https://portal.example';
const buildDirectory = join(import.meta.dirname, '../../../dist');

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ buildDirectory, environment: { PUBLIC_ORIGIN: origin } });
});
afterAll(() => app.close());

test('robots.txt names the site map, and keeps programs from the interfaces alone', async () => {
  const { headers, body } = await app.server.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(`User-agent: *\nDisallow: /api/\nDisallow: /graphql\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test('security.txt says where to report, and until when it holds: less than a year', async () => {
  const { headers, body } = await app.server.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: `${origin}/about#contact`,
    'Preferred-Languages': 'en',
    Canonical: `${origin}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields['Expires'] ?? '') - testNow.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
  const { body: about } = await app.server.inject({ url: '/about', headers: { accept: 'text/html' } });
  expect(about).toContain('id="contact"');
});

test('security.txt names the address of who runs the portal, where that is configured', async () => {
  const environment = { PUBLIC_ORIGIN: origin, OPERATOR_NAME: 'Brambleford', OPERATOR_EMAIL: 'privacy@portal.example' };
  const server = await createTestServer(app, { buildDirectory, environment });
  expect((await server.inject('/.well-known/security.txt')).body).toContain('Contact: mailto:privacy@portal.example\n');
  await server.close();
});

test('the manifest names pictures that are there, and every page leads to it and to the icons', async () => {
  const { headers, body } = await app.server.inject('/manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const { icons, ...manifest } = JSON.parse(body);
  expect(manifest).toMatchObject({ name: 'Wayline', start_url: '/', lang: 'en-GB' });
  const { body: page } = await app.server.inject({ url: '/', headers: { accept: 'text/html' } });
  const linked = [...page.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]* href="([^"]*)"/g)].map(
    ([, href]) => href ?? '',
  );
  expect(linked).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']);
  const pictures = ['/share.png', ...linked.slice(0, 3), ...icons.map(({ src }: { src: string }) => src)];
  for (const url of pictures) {
    const answer = await app.server.inject(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.headers['content-type'], url).toMatch(/^image\//);
  }
});

test.each(['/robots.txt', '/.well-known/security.txt', '/manifest.webmanifest', '/sitemap.xml', '/feeds/jobs.xml'])(
  '%s is not sent again to whom it is known, and runs no script',
  async (url) => {
    const { statusCode, headers } = await app.server.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=\d+$/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const again = await app.server.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
  },
);
