const DAY_MS = 86_400_000;
const londonDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/**
 * The beginning of the day that is so many days from now, of a negative number before now. A second start on the same day
 * changes nothing, and whole days have gone by.
 */
export function startOfDay(days: number, now: Date): string {
  const day = new Date(now.getTime() + days * DAY_MS);
  day.setUTCHours(0, 0, 0, 0);
  return day.toISOString();
}

/** The day in the calendar that is so many days from now: "2026-12-01". */
export function calendarDay(days: number, now: Date): string {
  return londonDate.format(new Date(now.getTime() + days * DAY_MS));
}
