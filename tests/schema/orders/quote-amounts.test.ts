import { array as arrayOf, check, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { HIGHEST_UNIT_PRICE, linePence, totalPence } from '../../../schema/orders/quotes/quote-amounts.ts';

test('amounts add up exactly, up to the largest order', () => {
  const line = record({
    pence: integer({ min: 1, max: HIGHEST_UNIT_PRICE * 100 }),
    quantity: integer({ min: 1, max: 100_000 }),
  });
  const outcome = check(
    property(arrayOf(line, { maxLength: 50 }), (given) => {
      const priced = given.map(({ pence, quantity }) => ({ unitPrice: pence / 100, quantity }));
      const exact = given.reduce((sum, { pence, quantity }) => sum + BigInt(pence) * BigInt(quantity), 0n);
      return (
        BigInt(totalPence(priced)) === exact &&
        priced.reduce((sum, one) => sum + linePence(one), 0) === totalPence(priced)
      );
    }),
  );
  expect(outcome.failed).toBe(false);
});
