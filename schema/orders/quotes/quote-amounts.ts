/** Amounts are added up in whole pence: the largest of an order, 50 lines of 100,000 at £10 million, is one that a number holds exactly. */

interface Priced {
  readonly unitPrice: number;
  readonly quantity: number;
}

/** The highest price of one, in pounds. */
export const HIGHEST_UNIT_PRICE = 10_000_000;

/** Pounds and pence as whole pence. */
export function penceOf(pounds: number): number {
  return Math.round(pounds * 100);
}

/** What a line comes to, in pence. */
export function linePence({ unitPrice, quantity }: Priced): number {
  return penceOf(unitPrice) * quantity;
}

/** What lines come to together, in pence. */
export function totalPence(lines: readonly Priced[]): number {
  return lines.reduce((sum, line) => sum + linePence(line), 0);
}
