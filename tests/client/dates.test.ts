import { expect, test } from 'vitest';
import { formatDayAndDate } from '../../client/layout/format-day.ts';
import { formatYear } from '../../client/layout/format-year.ts';
import { formatDate, formatTime } from '../../client/ui/dates.ts';

test('days are written in full and belong to London', () => {
  expect(formatDate('2026-12-04')).toBe('4 December 2026');
  expect(formatDayAndDate(new Date('2026-11-20T12:00:00Z'))).toBe('Friday 20 November 2026');
  expect(formatDate(new Date('2026-06-30T23:30:00Z'))).toBe('1 July 2026');
  expect(formatYear(new Date('2026-12-31T23:59:00Z'))).toBe('2026');
});

test.each([
  ['2026-11-20T14:31:00Z', '2:31pm'],
  ['2026-11-20T00:05:00Z', '12:05am'],
  ['2026-11-20T12:00:00Z', '12:00pm'],
  ['2026-06-20T12:00:00Z', '1:00pm'],
])('%s is %s in London', (instant, words) => {
  expect(formatTime(new Date(instant))).toBe(words);
});
