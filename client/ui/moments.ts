import { formatDate } from './dates.ts';
import { londonTime } from './london.ts';

/** A time of day: "2:31pm". */
export function formatTime(value: Date): string {
  const [hours, minutes] = londonTime(value).slice(11).split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes}${hour < 12 ? 'am' : 'pm'}`;
}

/** An instant in words: "6 August 2018 at 2:31pm". */
export function formatMoment(value: Date | string): string {
  return `${formatDate(value)} at ${formatTime(new Date(value))}`;
}
