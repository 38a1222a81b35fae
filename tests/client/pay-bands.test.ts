import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { payBands } from '../../client/news/pay-bands.ts';

const article = join(import.meta.dirname, '../../server/database/seed/sample/articles/pay-scales-for-2026-to-2027.md');

test('the bands are those of the table of the article', () => {
  const bands = payBands(readFileSync(article, 'utf8'));
  expect(bands).toHaveLength(11);
  expect(bands[0]).toEqual({ name: 'Band 2', lowest: 25_272, highest: 25_272 });
  expect(bands.at(-1)).toEqual({ name: 'Band 9', lowest: 112_782, highest: 129_783 });
});

test('rows without two amounts are no bands, and a text without a table has none', () => {
  expect(payBands('| a | b | c |\n| - | - | - |\n| x | much | more |\n| y | £2 | £1 |\n| z |')).toEqual([]);
  expect(payBands('Band 2: £25,272')).toEqual([]);
});
