import { expect, test } from 'vitest';
import { headline } from '../../client/combined-search/hit-words.ts';

const hits = (...weak: boolean[]) => weak.map((isWeak) => ({ isWeak }));

test.each([
  [hits(false), '1 result for "icu"'],
  [hits(false, true, true), '3 results for "icu"'],
  [hits(true), 'Only 1 weaker match for "icu"'],
  [hits(true, true), 'Only 2 weaker matches for "icu"'],
])('of the hits %o the headline says %s', (found, words) => {
  expect(headline(found, 'icu')).toBe(words);
});
