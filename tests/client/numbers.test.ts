import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from '../../client/ui/numbers.ts';
import { formatPounds } from '../../client/ui/pounds.ts';

test('numbers have commas', () => {
  expect([0, 999, 1_000, 39_959, 1_234_567].map(formatNumber)).toEqual(['0', '999', '1,000', '39,959', '1,234,567']);
  expect(formatPounds(1_200)).toBe('£1,200');
});

test('numbers are those of British English', () => {
  const british = new Intl.NumberFormat('en-GB');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(formatNumber(value)).toBe(british.format(value));
    }),
  );
});
