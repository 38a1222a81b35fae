import { DEFAULT_RADIUS, LARGEST_RADIUS } from '../job-filter.ts';

/** What a search says of how far a place may be. */
export interface SearchDistance {
  readonly miles: number;
  /** Whether it says how far, and not only 'near'. */
  readonly isExact: boolean;
  /** Where its words begin in the search, and where they end. */
  readonly start: number;
  readonly end: number;
}

const MILES_PER_KILOMETRE = 0.621371;
const numbers: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100 },
};
const most =
  'within|inside|under|below|less than|no more than|up to|at most|max(?:imum)?(?: of)?|about|around|approx(?:imately)?';
const amount = String.raw`(\d{1,3}(?:\.\d{1,2})?|${Object.keys(numbers).join('|')})`;
const unit = '(?:miles?|mi|(kms?|kilomet(?:re|er)s?))';
const distance = new RegExp(
  String.raw`(?:\b(?:${most})\s{1,3})?(?:\ban?\s{1,3})?\b${amount}[\s-]{0,3}${unit}\b` +
    String.raw`(?:\s{0,3}\b(?:radius|drive|away|max(?:imum)?)\b)?(?:\s{1,3}(?:of|from|around|to|near)\b)?` +
    String.raw`|\b(?:near(?:est|by)?(?:\s{1,3}to)?|close(?:st)?\s{1,3}(?:to|by)|not far from|local to|around` +
    String.raw`|commut(?:able|ing)(?:\s{1,3}distance)?\s{1,3}(?:from|to|of|for))\b`,
  'gi',
);

/** The distances that a search names: 'within 10 miles of', '15 km from', and 'near', which is as far as a list goes by itself. */
export function distancesIn(search: string): SearchDistance[] {
  return [...search.matchAll(distance)].flatMap(
    ({ 0: text, 1: number, 2: isMetric, index: start }): SearchDistance[] => {
      const span = { start, end: start + text.length };
      if (number === undefined) {
        return [{ miles: DEFAULT_RADIUS, isExact: false, ...span }];
      }
      const said = numbers[number.toLowerCase()] ?? Number(number);
      const miles = isMetric ? Math.round(said * MILES_PER_KILOMETRE * 10) / 10 : said;
      return said > 0 ? [{ miles: Math.max(1, Math.min(miles, LARGEST_RADIUS)), isExact: true, ...span }] : [];
    },
  );
}

/** The search with 'near' for each distance that it names in figures: 'nurse near Bristol' for 'nurse within 10 miles of Bristol'. */
export function withoutDistances(search: string): string {
  return distancesIn(search)
    .filter(({ isExact }) => isExact)
    .reduceRight((rest, { start, end }) => `${rest.slice(0, start)}near${rest.slice(end)}`, search);
}

/** 'Within 10 miles of Bristol'. */
export function distanceLabel(miles: number, name: string): string {
  return withinMiles(miles, name).replace('w', 'W');
}

/** The same in a sentence: 'within 10 miles of Bristol'. */
export function withinMiles(miles: number, name: string): string {
  return `within ${miles} ${miles === 1 ? 'mile' : 'miles'} of ${name}`;
}
