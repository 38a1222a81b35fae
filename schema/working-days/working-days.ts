import { londonDate } from '../text/clock-text.ts';
import { bankHolidays, isWeekend, shifted } from './bank-holidays.ts';

const HOUR_MS = 3_600_000;
/** The end of a working day in London: anything later counts as the next working day. */
const END_OF_DAY_HOUR = 17;

/** Whether people work on a day in England: no weekend and no bank holiday. */
export function isWorkingDay(day: string): boolean {
  return !isWeekend(day) && !bankHolidays(Number(day.slice(0, 4))).includes(day);
}

/** The day that is a number of working days after another. */
export function afterWorkingDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = shifted(reached, 1);
    left -= isWorkingDay(reached) ? 1 : 0;
  }
  return reached;
}

/**
 * 5pm in London on the working day that is `count` working days after an instant. What arrives after 5pm, at a weekend or on
 * a bank holiday counts as if it arrived on the next working day.
 */
export function workingDayDeadline(instant: Date, count: number): Date {
  const today = londonDate(instant);
  const isToday = isWorkingDay(today) && instant < endOfDay(today);
  return endOfDay(afterWorkingDays(isToday ? today : afterWorkingDays(today, 1), count));
}

function endOfDay(day: string): Date {
  return londonInstant(day, END_OF_DAY_HOUR);
}

/** A whole hour in London on a day, from 3am on: an hour earlier in UTC while clocks are forward. */
export function londonInstant(day: string, hour: number): Date {
  const asWinter = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  return londonHour(asWinter) === hour ? asWinter : new Date(asWinter.getTime() - HOUR_MS);
}

const london = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' });

function londonHour(instant: Date): number {
  return Number(london.format(instant));
}
