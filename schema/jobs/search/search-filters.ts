import { formatPounds } from '../../text/pounds.ts';
import { HOURS_A_WEEK, yearlyPay } from '../pay/pay.ts';

/** What a part of a search asks of a post, other than words. */
export type SearchFilterKind = 'pay' | 'band' | 'place' | 'type' | 'hours';

/** A part of a search that was understood as a filter. */
export interface SearchFilter {
  readonly kind: SearchFilterKind;
  /** The filter in words: '£40,000 or more'. */
  readonly label: string;
  /** Where its words begin in the search, and where they end. */
  readonly start: number;
  readonly end: number;
}

export interface PayFilter extends SearchFilter {
  readonly kind: 'pay';
  readonly salaryMin?: number;
  readonly salaryMax?: number;
  /** The same limits as stated, if they were stated by the hour. */
  readonly anHour?: PayLimits;
}

export interface BandFilter extends SearchFilter {
  readonly kind: 'band';
  readonly bands: readonly string[];
}

export interface TypeFilter extends SearchFilter {
  readonly kind: 'type';
  readonly type: string;
}

export interface HoursFilter extends SearchFilter {
  readonly kind: 'hours';
  readonly workingPattern: string;
}

/** A filter that a search names by words of its own, whatever the portal contains. */
export type WordFilter = PayFilter | BandFilter | TypeFilter | HoursFilter;

const LOWEST_PAY = 10_000;
const HIGHEST_PAY = 1_000_000;

/** '30,000', '30 000', '30000', or '30' before a 'k', its own or that of the end of a range. */
const amount = String.raw`(\d{1,3}[, ]\d{3}|\d{2,3}(?=\s?k\b|\s?(?:-|–|to)\s?£?\s?\d{2,3}\s?k\b)|\d{5,6})(\s?k\b|\b)`;
const range = String.raw`(\s{0,3}(?:-|–|to|and)\s{0,3}£?\s?(?:\d{1,3},\d{3}|\d{2,3}\s?k|\d{5,6})\b)?`;
/** Before an upper limit, and before a lower one. */
const most = String.raw`(\b(?:under|below|less than|lower than|up to|at most|no more than|max(?:imum)?(?:\s{1,3}of)?)\s{1,3}|<\s?)?`;
const least = String.raw`(\b(?:over|above|from|between|more than|at least|min(?:imum)?(?:\s{1,3}of)?)\s{1,3}|>\s?)?`;
const orMore = String.raw`(\s?\+|\s{1,3}(?:or (?:more|above|over)|and (?:more|above|over)|plus|upwards|pounds|gbp)\b)?`;
const orLess = String.raw`(\s{1,3}(?:or (?:less|under|below|lower)|max(?:imum)?)\b)?`;
const pay = new RegExp(
  String.raw`(?:\b(?:pay(?:ing)?|paid|salary|earn(?:ing)?)(?:\s{1,3}of)?\s{1,3})?${most}${least}(£\s?)?\b${amount}${range}${orMore}${orLess}` +
    String.raw`(?:\s{1,3}(?:(?:a|per) (?:year|annum)|pa)\b)?`,
  'gi',
);
/** Pay by the hour: '£20 an hour', '20.50 per hour', '£15-£20ph'. */
const rate = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const hourly = new RegExp(
  String.raw`(?:\b(?:pay(?:ing)?|paid|earn(?:ing)?)(?:\s{1,3}of)?\s{1,3})?${most}${least}(?:£\s?)?\b${rate}` +
    String.raw`(?:\s{0,3}(?:-|–|to|and)\s{0,3}£?\s?${rate})?${orMore}${orLess}\s{0,3}` +
    String.raw`(?:(?:\b(?:an?|per)\s{1,3}|\/\s?)(?:hour|hr|h)\b|p\/?h\b|hourly\b)${orMore}${orLess}`,
  'gi',
);
const LOWEST_HOURLY = 5;
const HIGHEST_HOURLY = 500;
const numberWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** 'Ward 8a' is a place of work, and vitamin B6 a medicine. */
const noBand = String.raw`(?<!\b(?:ward|unit|room|bay|level|floor|block|theatre|section|annexe?|vitamin)\s{1,3})`;
/** 'B5' is a band, but a part of Birmingham after 'in' and in 'B5 7UE'. */
const shortBand = String.raw`(?<!\b(?:in|near|around|at)\s{1,3})\bb(?=[2-9][a-d]?\b(?!\s{0,2}\d[a-z]{2}\b))|\b(?=8[a-d]\b)`;
/** Bands by figures, or in words: then both ends of a range are in words. */
const bandPatterns = ['[2-9]', numberWords.join('|')].map(
  (number) =>
    new RegExp(
      String.raw`(\b(?:under|below|lower than)\s{1,3}|\b(?:over|above|higher than)\s{1,3})?` +
        String.raw`(?:\b(?:afc|agenda for change)\s{1,3}(?:bands?\s{0,3})?|\bbands?\s{0,3}|${noBand}(?:${shortBand}))` +
        String.raw`(${number})\s?([a-d])?\b(?:\s{0,3}(?:-|to|or|and|\/)\s{0,3}(?:bands?\s|b)?(${number})\s?([a-d])?\b` +
        String.raw`|(\s?\+|\s{0,3}(?:or|and) (?:above|over|higher|up)\b))?`,
      'gi',
    ),
);
const kinds: readonly (readonly [RegExp, TypeFilter['type'], string])[] = [
  [/\bpermanent\b/gi, 'permanent', 'Permanent'],
  [
    // A blood bank is a place of work, a bank holiday a day, and contracts are managed.
    /\b(?:locum|(?<!\b(?:blood|tissue|eye|milk|food|memory) )bank(?! holiday)(?: staff)?|temporary|temp|fixed[- ]term|contract(?! (?:manage|monitor|officer|lead|law|notice))|agency)\b/gi,
    'contract',
    'Contract',
  ],
];
const hours: readonly (readonly [RegExp, string])[] = [
  [/\bpart[- ]?time\b/gi, 'Part-time'],
  [/\bfull[- ]?time\b/gi, 'Full-time'],
];
const order = ['2', '3', '4', '5', '6', '7', '8a', '8b', '8c', '8d', '9'];

/** What a search for posts asks for besides words: the first pay, band, kind of post and hours that it names. */
export function readSearchFilters(search: string): WordFilter[] {
  return [payIn(search), bandIn(search), typeIn(search), hoursIn(search)].filter((found) => found !== undefined);
}

function spanOf(match: RegExpMatchArray): { start: number; end: number } {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
}

function payIn(search: string): PayFilter | undefined {
  return hourlyPayIn(search) ?? yearlyPayIn(search);
}

function yearlyPayIn(search: string): PayFilter | undefined {
  for (const match of search.matchAll(pay)) {
    const [, most, least, sign, digits = '', thousands = '', to, more, less] = match;
    const amount = poundsOf(digits);
    // A bare number may be anything, a reference or a year.
    const isPay = thousands !== '' || [most, least, sign, to, more, less].some((part) => part !== undefined);
    if (isPay && amount >= LOWEST_PAY && amount <= HIGHEST_PAY) {
      const limits = limitsOf(amount, to === undefined ? undefined : poundsOf(to), (most ?? less) !== undefined);
      return payFilter(limits, spanOf(match));
    }
  }
  return undefined;
}

/** Posts state the pay of a year, so pay by the hour is converted to a year; the label explains it. */
function hourlyPayIn(search: string): PayFilter | undefined {
  for (const match of search.matchAll(hourly)) {
    const [, most, , digits = '', to, more, less, moreAfter, lessAfter] = match;
    const amount = Number(digits);
    if (amount >= LOWEST_HOURLY && amount <= HIGHEST_HOURLY) {
      const isMost = [most, less, lessAfter].some((part) => part !== undefined) && (more ?? moreAfter) === undefined;
      const anHour = limitsOf(amount, to === undefined ? undefined : Number(to), isMost);
      const { salaryMin, salaryMax } = anHour;
      const limits = {
        ...(salaryMin !== undefined && { salaryMin: yearlyPay(salaryMin) }),
        ...(salaryMax !== undefined && { salaryMax: yearlyPay(salaryMax) }),
      };
      return payFilter(limits, spanOf(match), anHour);
    }
  }
  return undefined;
}

type PayLimits = Pick<PayFilter, 'salaryMin' | 'salaryMax'>;

function payFilter(limits: PayLimits, { start, end }: Pick<PayFilter, 'start' | 'end'>, anHour?: PayLimits): PayFilter {
  if (!anHour) {
    return { kind: 'pay', ...limits, label: payLabel(limits), start, end };
  }
  const amounts = [anHour.salaryMin, anHour.salaryMax].filter((limit) => limit !== undefined).map(poundsAndPence);
  const label = `${payLabel(limits)} (${amounts.join(' to ')} an hour, ${HOURS_A_WEEK} hours a week)`;
  return { kind: 'pay', ...limits, anHour, label, start, end };
}

/** The part of a pay filter whose limits are not among those given elsewhere; undefined if all of them are. */
export function payBeside(found: PayFilter, given: Readonly<Record<keyof PayLimits, boolean>>): PayFilter | undefined {
  const beside = ({ salaryMin, salaryMax }: PayLimits): PayLimits => ({
    ...(salaryMin !== undefined && !given.salaryMin && { salaryMin }),
    ...(salaryMax !== undefined && !given.salaryMax && { salaryMax }),
  });
  const limits = beside(found);
  return Object.keys(limits).length > 0 ? payFilter(limits, found, found.anHour && beside(found.anHour)) : undefined;
}

/** An amount alone is a lower limit; a second one that is more than the first is an upper one. */
function limitsOf(amount: number, to: number | undefined, isMost: boolean): PayLimits {
  if (isMost) {
    return { salaryMax: Math.max(amount, to ?? 0) };
  }
  return { salaryMin: amount, ...(to !== undefined && to > amount && { salaryMax: to }) };
}

function payLabel({ salaryMin, salaryMax }: PayLimits): string {
  if (salaryMin === undefined) {
    return `Up to ${formatPounds(salaryMax ?? 0)}`;
  }
  return salaryMax === undefined
    ? `${formatPounds(salaryMin)} or more`
    : `${formatPounds(salaryMin)} to ${formatPounds(salaryMax)}`;
}

/** '30' before a 'k' is 30,000. */
function poundsOf(text: string): number {
  const digits = text.replace(/\D/g, '');
  return Number(digits) * (digits.length <= 3 ? 1_000 : 1);
}

function poundsAndPence(amount: number): string {
  return `£${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

function bandIn(search: string): BandFilter | undefined {
  const [match] = bandPatterns.flatMap((pattern) => [...search.matchAll(pattern)].slice(0, 1));
  if (!match) {
    return undefined;
  }
  const [, beyond, first = '', firstLetter = '', second, secondLetter = '', orAbove] = match;
  const from = namedBands(first, firstLetter);
  const to = orAbove ? order.slice(-1) : second === undefined ? from : namedBands(second, secondLetter);
  const [lowest, highest] = [order.indexOf(from[0] ?? ''), order.indexOf(to.at(-1) ?? '')];
  if (beyond !== undefined) {
    const others = /^(?:under|below|lower)/i.test(beyond) ? order.slice(0, lowest) : order.slice(highest + 1);
    return bandFilter(others, match);
  }
  const isRange = orAbove !== undefined || /-|\bto\b/i.test(match[0]);
  const bands = isRange
    ? order.slice(lowest, highest + 1)
    : order.filter((one) => from.includes(one) || to.includes(one));
  return bandFilter(bands, match);
}

/** The bands of a figure or its word: 8 means four of them. */
function namedBands(number: string, letter: string): string[] {
  const place = numberWords.indexOf(number.toLowerCase());
  const figure = place === -1 ? number : String(place + 2);
  return order.filter((one) =>
    letter === '' || figure !== '8' ? one.startsWith(figure) : one === `8${letter.toLowerCase()}`,
  );
}

function bandFilter(bands: readonly string[], match: RegExpMatchArray): BandFilter | undefined {
  return bands.length > 0 ? { kind: 'band', bands, label: bandLabel(bands), ...spanOf(match) } : undefined;
}

/** 'Bands 5 to 7' for consecutive bands, and 'Bands 3 and 7' otherwise. */
function bandLabel(bands: readonly string[]): string {
  const begins = bands.filter((band) => !bands.includes(order[order.indexOf(band) - 1] ?? ''));
  const ends = bands.filter((band) => !bands.includes(order[order.indexOf(band) + 1] ?? ''));
  const runs = begins.map((begin, index) => (begin === ends[index] ? begin : `${begin} to ${ends[index]}`));
  return `${bands.length > 1 ? 'Bands' : 'Band'} ${runs.join(' and ')}`;
}

function typeIn(search: string): TypeFilter | undefined {
  for (const [pattern, type, label] of kinds) {
    const [match] = search.matchAll(pattern);
    if (match) {
      return { kind: 'type', type, label, ...spanOf(match) };
    }
  }
  return undefined;
}

function hoursIn(search: string): HoursFilter | undefined {
  for (const [pattern, workingPattern] of hours) {
    const [match] = search.matchAll(pattern);
    if (match) {
      return { kind: 'hours', workingPattern, label: workingPattern, ...spanOf(match) };
    }
  }
  return undefined;
}
