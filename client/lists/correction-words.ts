import type { SearchCorrection } from './list-address.ts';

/** What the rows were searched for: 'Showing results for "nurse".' */
export function showingFor({ search }: Pick<SearchCorrection, 'search'>): string {
  return `Showing results for "${search}".`;
}
