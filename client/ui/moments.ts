import { formatDate, formatTime } from './dates.ts';

/** An instant in words: "6 August 2018 at 2:31pm". */
export function formatMoment(value: Date | string): string {
  return `${formatDate(value)} at ${formatTime(new Date(value))}`;
}
