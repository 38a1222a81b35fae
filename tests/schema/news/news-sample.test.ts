import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import payScales from '../../../server/database/seed/reference/pay-scales.json' with { type: 'json' };
import articles from '../../../server/database/seed/sample/articles.json' with { type: 'json' };

const directory = join(import.meta.dirname, '../../../server/database/seed/sample/articles');
const textOf = (slug: string) => readFileSync(join(directory, `${slug}.md`), 'utf8');

describe('the built-in articles', () => {
  test('none that is verified names a whole site as what it was held against', () => {
    const verified = articles.filter((article) => article.verified);
    expect(verified.length).toBeGreaterThan(4);
    const unnamed = verified.filter(({ sourceUrl }) => sourceUrl === null || pageOf(sourceUrl) === '/');
    expect(unnamed.map(({ slug }) => slug)).toEqual([]);
  });

  test.each([
    ['pay-scales-for-2026-to-2027', 'england', 11],
    ['pay-scales-in-scotland-rise-by-375', 'scotland', 4],
  ])('%s states the scales that the portal holds', (slug, nation, count) => {
    const scales = payScales.filter((scale) => scale.nation === nation && scale.year === '2026/27');
    const lines = scales.map(({ band, entry, top }) => `| Band ${band} | ${inPounds(entry)} | ${inPounds(top)} |`);
    expect(lines).toHaveLength(count);
    const stated = textOf(slug)
      .split('\n')
      .filter((line) => line.startsWith('| Band '))
      .filter((line) => line.includes('£'));
    expect(stated).toEqual(lines);
  });

  test('no headline or summary says of every advert what holds for some', () => {
    const sweeping = articles.filter(({ title, summary }) =>
      /\b(?:every|all|each) adverts?\b/i.test(`${title} ${summary}`),
    );
    expect(sweeping.map(({ title }) => title)).toEqual([]);
  });
});

function pageOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

function inPounds(amount: number): string {
  return `£${amount.toLocaleString('en-GB')}`;
}
