import { formatDate } from '../ui/dates.ts';
import { londonTime } from '../ui/london.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A day with its weekday: "Friday 20 November 2026". */
export function formatDayAndDate(value: Date): string {
  return `${WEEKDAYS[new Date(`${londonTime(value)}Z`).getUTCDay()]} ${formatDate(value)}`;
}
