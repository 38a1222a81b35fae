import { LRUCache } from 'lru-cache';

const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', minimumFractionDigits: 2 });

/** The salaries of a band and the prices of a list are shown again and again; formatting one takes a microsecond. */
const known = new LRUCache<number, string>({ max: 2_000 });

/** An amount as shown: '£4,200', or '£64.50' if there are pence. */
export function formatPounds(amount: number): string {
  let text = known.get(amount);
  if (text === undefined) {
    text = (Number.isInteger(amount) ? whole : exact).format(amount);
    known.set(amount, text);
  }
  return text;
}
