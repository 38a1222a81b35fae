import { expect, test } from 'vitest';
import { estimatedOnline, shortCount } from '../../client/analytics/short-count.ts';

test.each([
  [0, '0'],
  [1, '1'],
  [999, '999'],
  [1_000, '1K'],
  [1_099, '1K'],
  [1_100, '1.1K'],
  [1_250, '1.2K'],
  [12_345, '12.3K'],
  [999_999, '999.9K'],
  [1_000_000, '1M'],
  [3_450_000, '3.4M'],
  [1_234_567_890, '1,234.5M'],
])('%i is shown as %s', (count, shown) => {
  expect(shortCount(count)).toBe(shown);
});

/** Counts of every size, the same in each run. */
const counts = Array.from({ length: 4_000 }, (_, index) => Math.floor(1.0043 ** index * (1 + (index % 7)))).filter(
  Number.isSafeInteger,
);

function read(shown: string): number {
  const [, digits = '', unit = ''] = /^([\d,.]+)([KM]?)$/.exec(shown) ?? [];
  return Number(digits.replaceAll(',', '')) * ({ K: 1_000, M: 1_000_000 }[unit] ?? 1);
}

test('no count reads higher than it is, nor lower by a tenth of its unit or more, and none has more than one decimal', () => {
  for (const count of counts) {
    const shown = shortCount(count);
    const unit = count >= 1_000_000 ? 1_000_000 : count >= 1_000 ? 1_000 : 1;
    const lost = count - read(shown);
    expect(shown).toMatch(/^[\d,]+(?:\.[1-9])?[KM]?$/);
    // A tenth cannot be written exactly in binary.
    expect(lost, `${count} as ${shown}`).toBeGreaterThan(-unit * 1e-6);
    expect(lost, `${count} as ${shown}`).toBeLessThan(unit / 10 + unit * 1e-6);
  }
});

test('a greater count never reads lower', () => {
  const readings = counts.toSorted((one, other) => one - other).map((count) => read(shortCount(count)));
  expect(readings).toEqual(readings.toSorted((one, other) => one - other));
});

test.each([50, 100])('with %i at most, an estimate is a twentieth of all and one at least, by every chance', (most) => {
  const wrong = counts.flatMap((total) =>
    [0, 0.25, 0.5, 0.75, 1].flatMap((chance) => {
      const online = estimatedOnline(total, most, chance);
      const isWithin = Number.isInteger(online) && online >= 1 && online <= most;
      const isNear = online === 1 || online === most || Math.abs(online - total * 0.05) <= total * 0.005 + 0.5;
      return isWithin && isNear ? [] : [`${online} of ${total} by ${chance}`];
    }),
  );
  expect(wrong).toEqual([]);
  expect(estimatedOnline(400, most, 0.5)).toBe(20);
});
