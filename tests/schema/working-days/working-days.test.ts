import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankHolidays } from '../../../schema/working-days/bank-holidays.ts';
import { afterWorkingDays, isWorkingDay, workingDayDeadline } from '../../../schema/working-days/working-days.ts';

test.each([
  // As the government lists them; 2022 had two more that were proclaimed for it, and one that was moved.
  [2023, '01-02 04-07 04-10 05-01 05-29 08-28 12-25 12-26'],
  [2024, '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26'],
  [2025, '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
  [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
  [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
])('the bank holidays of %i', (year, days) => {
  expect(bankHolidays(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

test.each([
  ['over Christmas', '2026-12-23T10:00:00Z', 3, '2026-12-30T17:00:00.000Z'],
  ['over Christmas and New Year', '2026-12-23T10:00:00Z', 5, '2027-01-04T17:00:00.000Z'],
  ['at the very end of a day', '2026-11-20T16:59:59Z', 3, '2026-11-25T17:00:00.000Z'],
  ['after a day has ended', '2026-11-20T17:00:00Z', 3, '2026-11-26T17:00:00.000Z'],
  ['on a Saturday', '2026-11-21T09:00:00Z', 3, '2026-11-26T17:00:00.000Z'],
  ['over the change to summer time', '2026-03-27T10:00:00Z', 3, '2026-04-01T16:00:00.000Z'],
  ['over the change to winter time, and Easter is far', '2026-10-22T10:00:00Z', 3, '2026-10-27T17:00:00.000Z'],
  ['over Easter', '2026-04-01T10:00:00Z', 3, '2026-04-08T16:00:00.000Z'],
])('what comes %s', (_when, instant, days, due) => {
  expect(workingDayDeadline(new Date(instant), days).toISOString()).toBe(due);
});

const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
const london = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

test('a deadline is 5pm in London on a working day, with so many working days before it', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 15 }), (instant, count) => {
      const due = workingDayDeadline(instant, count);
      const [day = '', time] = london.format(due).split(', ');
      expect(time).toBe('17:00:00');
      expect(isWorkingDay(day)).toBe(true);
      expect(workingDayDeadline(instant, count + 1) > due).toBe(true);
      // As many working days as were asked for end after the instant and before the deadline, and one more where it came in one.
      const began = london.format(instant).slice(0, 10);
      const between = [afterWorkingDays(began, count), afterWorkingDays(began, count + 1)];
      expect(between).toContain(day);
    }),
  );
});

test('a later instant is never due earlier', () => {
  fc.assert(
    fc.property(instants, instants, (one, other) => {
      const [first, last] = one < other ? [one, other] : [other, one];
      expect(workingDayDeadline(first, 5) <= workingDayDeadline(last, 5)).toBe(true);
    }),
  );
});
