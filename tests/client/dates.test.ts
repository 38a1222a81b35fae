import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDayAndDate } from '../../client/layout/format-day.ts';
import { formatYear } from '../../client/layout/format-year.ts';
import { formatZonedMoment } from '../../client/system-status/status-in-words.ts';
import { formatDate } from '../../client/ui/dates.ts';
import { londonTime } from '../../client/ui/london.ts';
import { formatTime } from '../../client/ui/moments.ts';

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

test('days, times and zones are those of the time zone database', () => {
  const london = { timeZone: 'Europe/London' } as const;
  const day = new Intl.DateTimeFormat('en-GB', { ...london, day: 'numeric', month: 'long', year: 'numeric' });
  const weekday = new Intl.DateTimeFormat('en-GB', { ...london, weekday: 'long' });
  const clock = new Intl.DateTimeFormat('en-GB', { ...london, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  const zone = new Intl.DateTimeFormat('en-GB', { ...london, timeZoneName: 'short' });
  const anyInstant = fc.date({
    min: new Date('1996-01-01T00:00Z'),
    max: new Date('2037-01-01T00:00Z'),
    noInvalidDate: true,
  });
  // Around the changes of the clocks, to the millisecond.
  const nearChange = fc
    .tuple(
      fc.integer({ min: 1996, max: 2036 }),
      fc.constantFrom(2, 9),
      fc.integer({ min: 25, max: 31 }),
      fc.integer({ min: -2, max: 2 }),
    )
    .map(([year, month, date, offset]) => new Date(Date.UTC(year, month, date, 1) + offset));
  fc.assert(
    fc.property(fc.oneof(anyInstant, nearChange), (instant) => {
      expect(formatDayAndDate(instant)).toBe(`${weekday.format(instant)} ${day.format(instant)}`);
      const [hour, minute] = clock.format(instant).split(':');
      expect(londonTime(instant).slice(11)).toBe(`${hour?.padStart(2, '0')}:${minute}`);
      const named = zone.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
      expect(formatZonedMoment(instant.toISOString())).toBe(`${day.format(instant)}, ${formatTime(instant)} ${named}`);
    }),
    { numRuns: 2_000 },
  );
});
