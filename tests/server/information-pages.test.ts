import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ buildDirectory: join(import.meta.dirname, '../../dist') });
});
afterAll(() => app.close());

/** The words of a page's main part as served, in reading order. */
async function wordsOf(url: string): Promise<string> {
  const { statusCode, body } = await app.server.inject({ url, headers: { accept: 'text/html' } });
  expect(statusCode).toBe(200);
  const [, main = ''] = body.match(/<main[^>]*>(.*)<\/main>/s) ?? [];
  const words = main.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<[^>]+>/g, '\n');
  return words
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s*\n\s*/g, '\n');
}

/** The words between two headings. */
function part(words: string, from: string, to: string): string {
  return words.slice(words.lastIndexOf(`\n${from}\n`), words.lastIndexOf(`\n${to}\n`));
}

test('/about shows its figures as illustrative, and counts what it can', async () => {
  const words = await wordsOf('/about');
  const figures = part(words, 'In figures', 'On this page');
  for (const figure of ['50,000+', '2,800+', '1,247', '892']) expect(figures).toContain(`\n${figure}`);
  expect(figures).toContain('Illustrative figures');
  const count = async (table: 'job' | 'document' | 'article') => {
    const { total } = await app.db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  const counted = part(words, 'Counted on this portal', 'Mission');
  expect(counted).toContain(`Open posts\n${await count('job')}\n`);
  expect(counted).toContain(`Documents\n${await count('document')}\n`);
  expect(counted).toContain(`Articles\n${await count('article')}\n`);
});

test('/about has all its sections, four steps, and says first that its people are not real', async () => {
  const words = await wordsOf('/about');
  const headings = ['Mission', 'Vision', 'Values', 'Timeline', 'Leadership team', 'Certifications', 'Contact us'];
  const places = headings.map((heading) => words.lastIndexOf(`\n${heading}\n`));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  const steps = part(words, 'Timeline', 'Leadership team');
  for (const step of ['The portal opens', 'Pilot', 'Regions', 'National rollout'])
    expect(steps).toContain(`\n${step}\n`);
  expect(words).toContain('\nLeadership team\nThe people shown are illustrative and not real.\n');
});

test('/api-reference shows six categories with their counts, the figures as illustrative, and the tiers', async () => {
  const words = await wordsOf('/api-reference');
  const counts = [
    ...part(words, 'Categories', 'Illustrative figures: how many endpoints each is to have.').matchAll(/\n(\d+)\n/g),
  ];
  expect(counts.map(([, count]) => count)).toEqual(['8', '6', '10', '4', '12', '8']);
  expect(words).toContain('\nChange log\n');
  const figures = part(words, 'REST description (OpenAPI)', 'Categories');
  for (const figure of ['48\n', '24\n', '500+\n', '99.9%\n', 'Illustrative figures']) expect(figures).toContain(figure);
  const { paths } = (await app.server.inject('/api/openapi.json')).json();
  // What stands beside /api has servers of its own.
  const operations = Object.values(paths)
    .flatMap((path) => Object.values(path as Record<string, object>))
    .filter((operation) => !('servers' in operation)).length;
  expect(figures).toContain(`Counted on this portal: ${operations} REST operations answer today.`);
  for (const tier of ['Premium Partner', 'Healthcare Partner', 'Enterprise Partner', 'Research Partner']) {
    expect(words).toContain(`\n${tier}\n`);
    expect(words).toContain(`Learn More\nabout ${tier}\n`);
  }
});

test.each([
  ['', 'AI natural language processing', false],
  ['?topic=predictive-analytics', 'Predictive analytics', false],
  ['?topic=automated-compliance', 'Automated compliance', false],
  ['?topic=authentication', 'Authentication and security', false],
  ['?topic=unknown', 'AI natural language processing', false],
])('/api-reference%s shows %s, and says what does not answer yet (%s)', async (search, title, isPlanned) => {
  const words = await wordsOf(`/api-reference${search}`);
  expect(words.slice(0, words.indexOf('\nFeatures\n')).trimEnd().split('\n')).toContain(title);
  expect(words).toMatch(new RegExp(`\\n${title}\\n\\d+ endpoints`));
  expect(words.includes('Not available yet')).toBe(isPlanned);
});

test('/documentation shows its version, three quick starts, and four groups of documents as tables', async () => {
  const words = await wordsOf('/documentation');
  expect(words).toContain('\nChange log\n');
  expect(words).toContain('\nVersion\nv2.1.0\n');
  const starts = part(words, 'Quick start guides', 'Using the portal');
  for (const title of ['Ask the graph', 'Read with REST', 'Open an account and sign in'])
    expect(starts).toContain(title);
  expect(starts).toContain('http://127.0.0.1:4000/graphql');
  const groups = ['Using the portal', 'Building on the interfaces', 'Publishing', 'Running the portal'];
  for (const group of groups) {
    const table = words.slice(words.lastIndexOf(`\n${group}\n`)).split('\nDownload\n')[0] ?? '';
    expect(table).toContain('\nTitle\nType\nSize\nUpdated\nDownloads');
  }
  expect(words).toMatch(/\nUsing REST\n(?:Type\n)?JSON\n(?:Size\n)?[\d.]+kB\n(?:Updated\n)?23 November 2026\n/);
});

test('/about stands without content of editors, and says what the portal is not', async () => {
  await app.db.deleteFrom('content_entry').where('key', 'like', 'about.%').execute();
  const words = await wordsOf('/about');
  expect(words).toContain('is independent. It is not part of, or endorsed by, the NHS.');
  expect(words).toContain('Counted on this portal');
});
