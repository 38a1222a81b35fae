import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSalary, supplementFor } from '../../../schema/jobs/pay/pay.ts';

const inner2025 = { percent: 20, minimum: 5415, maximum: 8465 };

test('a supplement is a share of the salary between two bounds', () => {
  expect(supplementFor(31_049, inner2025)).toBe(6210);
  expect(supplementFor(24_465, inner2025)).toBe(5415);
  expect(supplementFor(62_682, inner2025)).toBe(8465);
});

test('a supplement keeps to its bounds and never falls as the salary rises', () => {
  const rule = fc
    .record({ percent: fc.integer({ min: 0, max: 100 }), minimum: fc.nat(10_000), width: fc.nat(10_000) })
    .map(({ percent, minimum, width }) => ({ percent, minimum, maximum: minimum + width }));
  fc.assert(
    fc.property(rule, fc.nat(200_000), fc.nat(50_000), (supplement, salary, rise) => {
      const before = supplementFor(salary, supplement);
      const after = supplementFor(salary + rise, supplement);
      expect(before).toBeGreaterThanOrEqual(supplement.minimum);
      expect(after).toBeLessThanOrEqual(supplement.maximum);
      expect(after).toBeGreaterThanOrEqual(before);
    }),
  );
});

test.each([
  [39_959, 48_117, '£39,959 to £48,117'],
  [25_272, 25_272, '£25,272'],
  [null, 48_117, 'Up to £48,117'],
  [39_959, null, 'From £39,959'],
  [null, null, 'Salary on application'],
])('a salary from %s to %s reads %s', (minimum, maximum, text) => {
  expect(formatSalary(minimum, maximum)).toBe(text);
});
