import { formatNumber } from '../ui/numbers.ts';
/** A number of things in words: "1 job", "1,200 jobs". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** How many rows a list has, in words: "More than 10,000 jobs". */
export function totalOf(
  { totalCount, totalIsCapped }: { totalCount: number; totalIsCapped: boolean },
  one: string,
  many = `${one}s`,
): string {
  return `${totalIsCapped ? 'More than ' : ''}${countOf(totalCount, one, many)}`;
}
