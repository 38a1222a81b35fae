import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { servedHead } from './served-head.ts';

const origin = 'https://portal.example';
const hostile = 'Nurse </script><script>alert(1)</script><!-- & "quoted"';

let app: TestApp;
beforeAll(async () => {
  const buildDirectory = join(import.meta.dirname, '../../../dist');
  app = await openTestApp({ buildDirectory, environment: { PUBLIC_ORIGIN: origin } });
});
afterAll(() => app.close());

/** The things of a page by their type. */
async function thingsOf(address: string): Promise<Record<string, Readonly<Record<string, unknown>>>> {
  const { things } = await servedHead(app, address);
  return Object.fromEntries(things.map((thing) => [String(thing['@type']), thing]));
}

async function firstId(table: 'job' | 'equipment'): Promise<string> {
  const { id } = await app.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow();
  return id;
}

test('what was invented is offered to search engines neither as a job nor as a product', async () => {
  const jobs = await app.db.selectFrom('job').select('id').execute();
  const products = await app.db.selectFrom('equipment').select('id').execute();
  const addresses = [
    ...jobs.map(({ id }) => `/staff-portal?job=${id}`),
    ...products.map(({ id }) => `/equipment?item=${id}`),
  ];
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) expect(Object.keys(await thingsOf(address))).toEqual(['BreadcrumbList']);
});

test('a job that an account advertises is a JobPosting while it is open', async () => {
  const id = await firstId('job');
  const { id: owner_id } = await createAccount(app.db, { access: 'verified' });
  const description = `### About\n\n${hostile}`;
  await app.db.updateTable('job').set({ owner_id, title: hostile, description }).where('id', '=', id).execute();
  const address = `/staff-portal?job=${id}`;
  const { JobPosting } = await thingsOf(address);
  const row = await app.db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(JobPosting).toMatchObject({
    title: hostile,
    url: origin + address,
    datePosted: new Date(row.posted_at).toISOString(),
    validThrough: `${row.closes_on}T23:59:59Z`,
    employmentType: [expect.stringMatching(/^(?:FULL|PART)_TIME$/)],
    hiringOrganization: { '@type': 'Organization', name: expect.any(String) },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'GB' } },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: { minValue: row.salary_min, maxValue: row.salary_max, unitText: 'YEAR' },
    },
  });
  expect(JobPosting?.['description']).toMatch(/^<h3>About<\/h3><p>Nurse &lt;\/script&gt;&lt;script&gt;/);
  const { html } = await servedHead(app, address);
  expect(html).not.toContain('<script>alert');

  await app.db.updateTable('job').set({ closed_at: '2026-11-19T09:00:00Z' }).where('id', '=', id).execute();
  expect(await servedHead(app, address)).toMatchObject({ status: 410, things: [], robots: 'noindex' });
});

test('a product that an account lists is a Product with its offer', async () => {
  const id = await firstId('equipment');
  const { id: owner_id } = await createAccount(app.db, { access: 'verified' });
  await app.db.updateTable('equipment').set({ owner_id }).where('id', '=', id).execute();
  const { Product, BreadcrumbList } = await thingsOf(`/equipment?item=${id}`);
  const row = await app.db.selectFrom('equipment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(Product).toMatchObject({
    name: row.name,
    sku: row.reference,
    url: `${origin}/equipment?item=${id}`,
    image: row.images.map((path) => origin + path),
    offers: {
      '@type': 'Offer',
      priceCurrency: 'GBP',
      price: Number(row.price).toFixed(2),
      availability: expect.stringMatching(/^https:\/\/schema\.org\/[A-Z]/),
      seller: { '@type': 'Organization', name: expect.any(String) },
    },
  });
  expect(BreadcrumbList?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Equipment marketplace', item: `${origin}/equipment` },
    { position: 2, name: expect.stringContaining(row.name), item: `${origin}/equipment?item=${id}` },
  ]);
});

test('an article of the news, a document and a help article say what they are', async () => {
  expect(await thingsOf('/news?article=six-employment-checks')).toMatchObject({
    NewsArticle: {
      headline: expect.stringContaining('checks'),
      datePublished: expect.stringMatching(/^2026-/),
      url: `${origin}/news?article=six-employment-checks`,
    },
    BreadcrumbList: {},
  });
  expect(await thingsOf('/compliance?doc=medical-device-regulations')).toMatchObject({ DigitalDocument: {} });
  const { FAQPage } = await thingsOf('/help-center?article=create-an-account');
  expect(FAQPage?.['mainEntity']).toEqual([
    {
      '@type': 'Question',
      name: 'Create an account',
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^<p>[^<]{20,}<\/p><p>/) },
    },
  ]);
});

test('the front page says what the portal is, and how it is searched', async () => {
  const { WebSite, Organization } = await thingsOf('/');
  expect(Organization).toMatchObject({ url: `${origin}/` });
  const action = WebSite?.['potentialAction'] as { target: { urlTemplate: string } };
  expect(action.target.urlTemplate).toBe(`${origin}/?dialog=search&find={search_term_string}`);
  const found = action.target.urlTemplate.replace('{search_term_string}', 'nurse').replace(origin, '');
  const { body } = await app.server.inject({ url: found, headers: { accept: 'text/html' } });
  expect(body).toMatch(/<noscript>.*Nurse.*<\/noscript>/s);
});

test.each(['/', '/news?article=six-employment-checks'])(
  'the policy of %s lets no inline script run, and the data needs none to',
  async (url) => {
    const { headers, body } = await app.server.inject({ url, headers: { accept: 'text/html' } });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toMatch(/nonce|unsafe/);
    expect(body).toContain('<script type="application/ld+json">');
  },
);
