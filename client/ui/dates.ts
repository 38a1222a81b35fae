import { londonTime } from './london.ts';

/** By number, of which there is no 0. */
const MONTHS = ' January February March April May June July August September October November December'.split(' ');

/** A day in words: "6 August 2018". Takes an instant or a calendar date as YYYY-MM-DD. */
export function formatDate(value: Date | string): string {
  const [year, month = 0, day] = londonTime(new Date(value)).split(/\D/).map(Number);
  return `${day} ${MONTHS[month]} ${year}`;
}
