import type { ActiveFilter } from '../ui/ActiveFilters.tsx';
import type { ListAddress } from './list-address.ts';
import type { Search } from './list-definition.ts';

/** What the portal understood of a search in words. */
export interface UnderstoodPage {
  readonly understood: readonly { readonly label: string; readonly without: string }[];
  readonly searchText: { readonly words: string; readonly without: string } | null;
}

/**
 * All filters of a search, each with the address without it. Of words in which the portal understood filters, only what
 * is left of them is a search.
 */
export function understoodFilters<ChoiceName extends string, TextName extends string, Sort extends string>(
  list: ListAddress<ChoiceName, TextName, Sort>,
  search: Search<ChoiceName, TextName>,
  page: UnderstoodPage | undefined,
): ActiveFilter[] {
  const own = list.activeFilters(search);
  if (!page?.understood.length) return own;
  const { understood, searchText } = page;
  const read = searchText ? [{ label: `Search: ${searchText.words}`, without: searchText.without }] : [];
  return [
    ...[...read, ...understood].map(({ label, without }) => ({
      label,
      without: list.of(list.changed(search, { q: without } as Partial<typeof search>)),
    })),
    ...own.filter((_filter, index) => index > 0 || search.q === ''),
  ];
}
