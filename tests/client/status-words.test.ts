import { expect, test } from 'vitest';
import { instantInLondon } from '../../client/system-status/desk/london-time.ts';
import { formatPeriod, formatUptime } from '../../client/system-status/status-in-words.ts';

test.each([
  ['in winter', '2026-11-24T21:00', '2026-11-24T21:00:00.000Z'],
  ['in summer', '2026-07-24T21:00', '2026-07-24T20:00:00.000Z'],
  ['just after midnight in summer', '2026-07-24T00:30', '2026-07-23T23:30:00.000Z'],
  ['the first of two, where the clocks go back', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
])('a time in London %s is an instant, wherever the browser is', (_when, shown, instant) => {
  expect(instantInLondon(shown)).toBe(instant);
});

test.each(['', 'soon', '2026-11-24', '2026-03-29T01:30', '2026-13-01T10:00'])('%j is no time in London', (shown) => {
  expect(instantInLondon(shown)).toBeUndefined();
});

test('a period says its day once, and twice where it ends on another', () => {
  expect(formatPeriod('2026-11-24T21:00:00.000Z', '2026-11-24T23:00:00.000Z')).toBe(
    '24 November 2026, 9:00pm to 11:00pm GMT',
  );
  expect(formatPeriod('2026-07-24T21:00:00.000Z', '2026-07-24T23:30:00.000Z')).toBe(
    '24 July 2026, 10:00pm to 25 July 2026, 12:30am BST',
  );
});

test('every uptime is shown with two of its three decimals, and none is rounded up', () => {
  for (let thousandths = 0; thousandths <= 100_000; thousandths += 1) {
    const digits = String(Math.floor(thousandths / 10)).padStart(3, '0');
    expect(formatUptime(thousandths / 1_000)).toBe(`${digits.slice(0, -2)}.${digits.slice(-2)}%`);
  }
  expect(formatUptime(null)).toBe('No data');
});
