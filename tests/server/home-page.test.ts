import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, openTestApp, type TestApp } from '../support/test-app.ts';

const buildDirectory = join(import.meta.dirname, '../../dist');
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ buildDirectory });
});
afterAll(() => app.close());

async function servedHome(server = app.server): Promise<{ main: string; words: string }> {
  const { statusCode, body } = await server.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(statusCode).toBe(200);
  const [, main = ''] = body.match(/<main[^>]*>(.*)<\/main>/s) ?? [];
  const words = main
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s*\n\s*/g, '\n');
  return { main, words };
}

/** The words between two headings. */
function part(words: string, from: string, to: string): string {
  const [start, end] = [words.indexOf(`\n${from}\n`), words.indexOf(`\n${to}\n`)];
  expect([from, start >= 0, to, end > start]).toEqual([from, true, to, true]);
  return words.slice(start, end);
}

test('home serves all its sections in their order, with the fixed words', async () => {
  const { words } = await servedHome();
  const headings = [
    ...['New posts', 'Law changed', 'New equipment', 'Pay, band by band', 'Three tools that save a phone call'],
    ...['Who it is for', 'Build it with us', 'Three stations to a national service', 'What people say'],
  ];
  const places = headings.map((heading) => words.indexOf(`\n${heading}\n`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const fixed = [
    ...['Start Free Trial', 'View APIs', 'View Compliance', 'See Predictions', 'Schedule Demo'],
    ...['Patients & Caregivers', 'NHS Staff', 'Healthcare Compliance Hub', 'Equipment Retail Hub'],
    ...['Pilot AI Tools', 'Build with APIs', 'Invest in Phase 2', 'Shape the Future'],
    ...['Pilot with 3 trusts', '50 trusts across 5 regions', 'National rollout'],
    'No credit card required • 30-day free trial • Cancel anytime',
  ];
  for (const text of fixed) expect(words).toContain(`\n${text}\n`);
});

test('display figures and quotes say once in their section what they are', async () => {
  const { words } = await servedHome();
  const figures = words.slice(0, words.indexOf('\nNew posts\n'));
  for (const figure of ['2,800+', '1,247', '892', '50,000+']) expect(figures).toContain(`\n${figure}\n`);
  const sections = [
    figures,
    part(words, 'See the gap before the rota does', 'Check a policy against the law'),
    part(words, 'Who it is for', 'Build it with us'),
    part(words, 'Three stations to a national service', 'What people say'),
  ];
  for (const section of sections) expect(section.split('Illustrative figures')).toHaveLength(2);
  const quotes = part(words, 'What people say', 'See it with your own wards and documents');
  expect(quotes.split('Illustrative quotes')).toHaveLength(2);
});

test('the live rows are the newest that there are', async () => {
  const { words } = await servedHome();
  const query = `{ jobs(first: 3) { nodes { title salary } } equipment(first: 3) { nodes { name priceLabel } }
    payAtPlace(location: "Leeds") { scales { band } } }`;
  const answer = await app.server.inject({ method: 'POST', url: '/graphql', payload: { query } });
  const { jobs, equipment, payAtPlace } = answer.json().data;
  const posts = part(words, 'New posts', 'Law changed');
  expect(jobs.nodes).toHaveLength(3);
  for (const { title, salary } of jobs.nodes) expect(posts).toMatch(new RegExp(`${title}[^]*${salary}`));
  const products = part(words, 'New equipment', 'Pay, band by band');
  for (const { name, priceLabel } of equipment.nodes) expect(products).toMatch(new RegExp(`${name}[^]*${priceLabel}`));
  const bands = part(words, 'Pay, band by band', 'Three tools that save a phone call').match(/\nBand \w+\n£/g);
  expect(bands).toHaveLength(payAtPlace.scales.length);
});

test('without rows and without texts of editors it leaves sections out, and counts nothing as 0', async () => {
  await sql`truncate job, document, equipment, content_entry cascade`.execute(app.db);
  // Another process, that has cached nothing.
  const server = await createTestServer(app, { buildDirectory });
  const { words, main } = await servedHome(server);
  await server.close();
  expect(words).toContain('Staff, standards and supplies, clearly signposted');
  for (const heading of ['New posts', 'Law changed', 'New equipment', 'Who it is for', 'What people say']) {
    expect(words).not.toContain(`\n${heading}\n`);
  }
  expect(words).toContain('\nPay, band by band\n');
  expect(words).toContain('\nView Compliance\n');
  expect(words).not.toMatch(/\n0 |\n0\n|See all 0|Illustrative/);
  expect(main).not.toContain('mailto:');
});
