import { isInvented } from '../../../client/ui/link-target.ts';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** A day as pages write it: "6 August 2018". Takes an instant or a calendar date. */
export function dateInWords(value: string): string {
  return date.format(new Date(value));
}

/** A number of things as pages write it: "1 view", "4,126 views". */
export function countInWords(count: number, one: string): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : `${one}s`}`;
}

export function capitalized(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** What the link of an address says at its end to a screen reader: an invented site is not gone to. */
export function linkEnd(url: string | null): string {
  if (url === null) return '';
  return isInvented(url) ? ' (sample link)' : ' (opens external site)';
}

/** Where a page sends its reader for an address; nowhere for that of an invented site. */
export function followedUrl(url: string | null): string | null {
  return url === null || isInvented(url) ? null : url;
}
