import { expect, test } from 'vitest';
import { missedAims } from './aims.ts';
import type { Audit } from './audit-page.ts';

const good: Audit = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaint: 1_800,
  blocking: 140,
  layoutShift: 0.01,
};
const bare: Audit = { ...good, performance: 99, blocking: 100 };

test.each<[string, Partial<Audit>, Partial<Audit>, RegExp[]]>([
  ['good in all', {}, {}, []],
  [
    'not whole',
    { accessibility: 99, bestPractices: 96, seo: 92 },
    {},
    [/^accessibility 99/, /^best practices 96/, /^SEO 92/],
  ],
  ['late', { largestPaint: 2_001 }, {}, [/^LCP 2001 ms/]],
  ['unsteady', { layoutShift: 0.03 }, {}, [/^CLS 0\.030/]],
  ['busier than one and a half bare pages', { blocking: 151 }, {}, [/^TBT 151 ms, beside 100 ms/]],
  ['hardly busy beside a bare page that is not', { blocking: 15 }, { blocking: 0 }, []],
  ['busy beside a bare page that is not', { blocking: 16 }, { blocking: 0 }, [/^TBT 16 ms, beside 0 ms/]],
  ['slow', { performance: 94 }, {}, [/^performance 94/]],
  ['slow on a slow machine', { performance: 94 }, { performance: 97 }, []],
])('a page that is %s', (_case, page, ofBare, missed) => {
  expect(missedAims({ ...good, ...page }, { ...bare, ...ofBare })).toEqual(
    missed.map((one) => expect.stringMatching(one)),
  );
});
