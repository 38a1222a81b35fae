import type { SearchCorrection } from './list-address.ts';

/** What the list was searched for: 'Showing results for "nurse".', or that there is nothing of that either. */
export function showingFor({ search }: Pick<SearchCorrection, 'search'>, isEmpty: boolean): string {
  return isEmpty ? `There are no results for "${search}".` : `Showing results for "${search}".`;
}
