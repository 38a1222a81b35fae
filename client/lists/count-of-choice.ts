import type { Choice } from './list-definition.ts';

/** How many rows have a value, as a facet counts it. */
export interface FacetCount {
  value: string;
  count: number;
}

/** How many rows are behind a choice; undefined until it is known. */
export function countOfChoice({ values }: Choice, counts: readonly FacetCount[] | undefined): number | undefined {
  return counts?.reduce((sum, { value, count }) => (values.includes(value) ? sum + count : sum), 0);
}
