import { formatNumber } from './numbers.ts';

/** Whole pounds: "£1,200". */
export function formatPounds(value: number): string {
  return `£${formatNumber(value)}`;
}
