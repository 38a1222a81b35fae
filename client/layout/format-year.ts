import { londonTime } from '../ui/london.ts';

/** A year in London: "2026". */
export function formatYear(value: Date): string {
  return londonTime(value).slice(0, 4);
}
