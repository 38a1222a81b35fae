import type { Span } from '../queries/search/understood-text.ts';
import { HIGHEST_PRICE } from './equipment-filter.ts';

/** Limits of a price in pounds; one of them at least. */
export interface PriceLimits {
  readonly priceMin?: number;
  readonly priceMax?: number;
}

/** A price that a search names, and where its words stand. */
export interface SearchPrice extends PriceLimits, Span {}

const most =
  'under|below|less than|lower than|cheaper than|up to|at most|no more than|not more than|within|max(?:imum)?(?: of)?|budget(?: of)?';
const least = 'over|above|from|between|more than|at least|min(?:imum)?(?: of)?|starting at';
const number = String.raw`(\d{1,3}(?:[, ]\d{3}){1,3}|\d{1,10})(\.\d{1,2})?(\s?k\b)?`;
/** What is counted or measured in these is no price: 'up to 200 kg', 'under 5 years'. */
const unit = String.raw`(?!\.?\d|\s?(?:%|°|["'\u201d\u2032\u2033]|-?(?:[kmcµu]?g|kgs?|kilos?|grams?|st|stones?|lbs?|[cmkn]?m|metres?|met(?:er)s?|miles?|inch(?:es)?|in(?=\s{0,3}(?:$|[^\sa-z]))|ft|feet|foot|m?l|litres?|cc|k?w|watts?|k?v|volts?|m?a|amps?|ah|[km]?hz|db|bpm|rpm|psi|bar|kpa|mmhg|j|joules?|c|f|degrees?|microns?|fr|gauge|gb|tb|years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|s|leads?|channels?|beds?|patients?|people|staff|pieces?|pcs|packs?|rolls?|boxes|units?|x)\b))`;
const said = String.raw`(?:\s{0,2}(?:pounds|gbp|quid)\b)`;
const price = new RegExp(
  String.raw`(?:\b(?:for|at|priced?|cost(?:s|ing)?|pay(?:ing)?)\s{1,3}){0,2}(?:\b(?:(${most})|(${least}))\s{1,3}|([<>])\s?)?` +
    String.raw`(£\s?)?(?<![\d.,])${number}${unit}(${said})?` +
    String.raw`(?:\s{0,3}(?:-|–|to|and)\s{0,3}(£\s?)?${number}${unit}(${said})?)?` +
    String.raw`(?:(\s?\+|\s{1,3}(?:or|and) (?:more|above|over|up)\b)|(\s{1,3}(?:or (?:less|under|below|lower|cheaper)|max(?:imum)?)\b))?` +
    String.raw`(?:\s{1,3}(?:each|ex(?:cluding|cl)? vat)\b)?`,
  'gi',
);
/** A price without its sign and of fewer pounds may be a size, an age or a number of things. */
const LEAST_BARE = 10;
/** Fewer are thousands at the beginning of a range that ends with some. */
const LEAST_WHOLE = 1_000;
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 2 });

/**
 * The first price that a search for products names: 'under 3000', 'below £5,000', 'between 500 and 2000', '2k or less'. One
 * that is named alone, by its sign, is what there is to spend. A bare number says nothing.
 */
export function priceIn(search: string): SearchPrice | undefined {
  for (const match of search.matchAll(price)) {
    const [whole, upTo, from, comparison, ...amounts] = match;
    const [sign, digits = '', pence = '', k, named, toSign, toDigits, toPence = '', toK, toNamed, more, less] = amounts;
    const isMost = upTo !== undefined || comparison === '<' || less !== undefined;
    const isLeast = from !== undefined || comparison === '>' || more !== undefined;
    const hasSign = [sign, named, toSign, toNamed].some((part) => part !== undefined);
    const to = toDigits === undefined ? undefined : amountOf(toDigits, toPence, toK);
    // '2-5k' is from 2,000 on.
    const first = amountOf(digits, pence, k ?? (Number(digits) < LEAST_WHOLE ? toK : undefined));
    const isRange = toK !== undefined && to !== undefined;
    const isPrice = hasSign || isRange || ((isMost || isLeast) && Math.max(first, to ?? 0) >= LEAST_BARE);
    if (isPrice && Math.max(first, to ?? 0) <= HIGHEST_PRICE) {
      const start = match.index;
      return { ...limitsOf(first, to, isMost, isLeast), start, end: start + whole.length };
    }
  }
  return undefined;
}

function limitsOf(first: number, to: number | undefined, isMost: boolean, isLeast: boolean): PriceLimits {
  if (to !== undefined && !isMost) {
    return { priceMin: Math.min(first, to), priceMax: Math.max(first, to) };
  }
  return isLeast && !isMost ? { priceMin: first } : { priceMax: Math.max(first, to ?? 0) };
}

function amountOf(digits: string, pence: string, thousands: string | undefined): number {
  const amount = Number(`${digits.replace(/\D/g, '')}${pence}`);
  return thousands === undefined ? amount : Math.round(amount * 1_000);
}

/** 'Up to £3,000', '£500 to £2,000'. */
export function priceLabel({ priceMin, priceMax }: PriceLimits): string {
  const shown = (amount: number) => pounds.format(amount).replace(/\.00$/, '');
  if (priceMin === undefined) {
    return `Up to ${shown(priceMax ?? 0)}`;
  }
  return priceMax === undefined ? `${shown(priceMin)} or more` : `${shown(priceMin)} to ${shown(priceMax)}`;
}
