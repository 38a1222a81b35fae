import { formatDate } from '../ui/dates.ts';

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'long' });

/** A day with its weekday: "Friday 20 November 2026", without the comma that some browsers write. */
export function formatDayAndDate(value: Date): string {
  return `${weekday.format(value)} ${formatDate(value)}`;
}
