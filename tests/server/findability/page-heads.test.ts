import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { listedAddresses } from './listed-addresses.ts';
import { type ServedHead, servedHead } from './served-head.ts';

const origin = 'https://portal.example';
let app: TestApp;
beforeAll(async () => {
  const buildDirectory = join(import.meta.dirname, '../../../dist');
  app = await openTestApp({ buildDirectory, environment: { PUBLIC_ORIGIN: origin } });
});
afterAll(() => app.close());

test('every page and every item has a title, a description and an address that no other has', async () => {
  const addresses = await listedAddresses(app);
  expect(addresses.length).toBeGreaterThan(100);
  const heads: [string, ServedHead][] = [];
  for (const address of addresses) heads.push([address, await servedHead(app, address)]);
  for (const [address, { canonical, robots, shared, title, description }] of heads) {
    expect([address, canonical, robots]).toEqual([address, origin + address, undefined]);
    expect(shared, address).toEqual({
      'og:title': title,
      'og:description': description,
      'og:site_name': 'Wayline',
      'og:type': address.startsWith('/news?') ? 'article' : 'website',
      'og:url': canonical,
      'og:image': `${origin}/share.png`,
      'twitter:card': 'summary_large_image',
    });
  }
  for (const part of ['title', 'description'] as const) {
    const said = heads.map(([, head]) => head[part]);
    expect(said.filter((text) => !text)).toEqual([]);
    expect(
      said.filter((text, index) => said.indexOf(text) !== index),
      part,
    ).toEqual([]);
  }
});

test.each([
  ['/account', 200],
  ['/account/api-keys', 200],
  ['/account/for-you', 200],
  ['/account/webhooks', 200],
  ['/account?dialog=signin', 200],
  [`/account?reset=${'a'.repeat(43)}`, 200],
  ['/auth/callback?code=1&state=2', 200],
  ['/operations', 404],
  ['/nowhere', 404],
  ['/staff-portal?job=none', 404],
  ['/help-center?article=none', 404],
  ['/staff-portal?q=nurse', 200],
  ['/news?q=pay&category=breaking', 200],
  ['/help-center?q=pay', 200],
  ['/?dialog=search&find=nurse', 200],
])('%s is not to be indexed, has no address of its own and no data for search engines', async (address, status) => {
  const head = await servedHead(app, address);
  expect(head).toMatchObject({ status, robots: 'noindex', canonical: undefined, things: [] });
  expect(head.shared).not.toHaveProperty('og:url');
});

test.each([
  ['/staff-portal?type=permanent&band=5', '/staff-portal'],
  ['/staff-portal?sort=pay&after=x', '/staff-portal'],
  ['/staff-portal?q=%20', '/staff-portal'],
  ['/equipment?category=ppe', '/equipment'],
  ['/help-center?category=jobs', '/help-center'],
  ['/?dialog=signin', '/'],
  ['/news?article=six-employment-checks&q=pay', '/news?article=six-employment-checks'],
])('%s is known as %s', async (address, known) => {
  expect(await servedHead(app, address)).toMatchObject({ canonical: origin + known, robots: undefined });
});

test('the page that is served without the database is not to be indexed', async () => {
  const { failurePage, unavailableFailure } = await import('../../../server/http/failure-page.ts');
  const page = failurePage(unavailableFailure('Wayline'), { productName: 'Wayline', styles: '' });
  expect(page).toContain('<meta name="robots" content="noindex">');
});
