import { LONGEST_TEXT, shortText } from '../queries/filter-values.ts';
import { withoutLoneMark, withoutQuoted } from '../queries/search/quoted.ts';
import { cut, type SearchText, searchTextOf, withoutGaps, withoutMarks } from '../queries/search/understood-text.ts';
import type { EquipmentFilter } from './equipment-filter.ts';
import {
  type EquipmentSearchFilter,
  type EquipmentSearchFilterKind,
  equipmentFiltersIn,
} from './equipment-search-filters.ts';
import type { PriceLimits } from './search-price.ts';

/** A filter that was understood from the words of a search. */
export interface UnderstoodEquipmentFilter extends Pick<EquipmentSearchFilter, 'kind' | 'label'> {
  /** The search without this filter: its words in quotes, as text, but for a price, which no text says. */
  readonly without: string;
}

/** What a search for products asks for: its words, and the filters that it names. */
export interface UnderstoodEquipmentSearch {
  readonly filter: EquipmentFilter;
  /** Limits of the price, besides those of the filter. */
  readonly prices: PriceLimits;
  readonly understood: readonly UnderstoodEquipmentFilter[];
  /** What is looked for in texts; null where that is nothing. */
  readonly text: SearchText | null;
}

/**
 * Reads the search of a filter: price, availability and condition that it names become filters, unless the filter itself
 * says something about them or they stand in quotes.
 *
 * @throws ValidationError where the search is too long.
 */
export function understandEquipmentSearch(filter: EquipmentFilter): UnderstoodEquipmentSearch {
  const typed = shortText('search', filter.search);
  const search = typed && withoutLoneMark(typed).trim();
  if (search === '') {
    return { filter: { ...filter, search }, prices: {}, understood: [], text: null };
  }
  const found = equipmentFiltersIn(withoutQuoted(search)).filter(({ kind }) => !isGiven(filter, kind));
  const words = found.length === 0 ? search : withoutMarks(cut(search, found));
  const { priceMin, priceMax, ...chosen } = asEquipmentFilter(found);
  return {
    filter: { ...filter, ...chosen, search: words },
    prices: { ...(priceMin !== undefined && { priceMin }), ...(priceMax !== undefined && { priceMax }) },
    understood: found.map((one) => ({ kind: one.kind, label: one.label, without: withoutFilter(search, one) })),
    text: searchTextOf(search, withoutMarks(words), found),
  };
}

/** The filter that all of these name together. */
export function asEquipmentFilter(found: readonly EquipmentSearchFilter[]): EquipmentSearchFilter['filter'] {
  return Object.assign({}, ...found.map(({ filter }) => filter));
}

function isGiven(filter: EquipmentFilter, kind: EquipmentSearchFilterKind): boolean {
  return kind === 'price' ? filter.priceMin != null || filter.priceMax != null : (filter[kind] ?? []).length > 0;
}

function withoutFilter(search: string, { kind, start, end }: EquipmentSearchFilter): string {
  const asText = withoutGaps(
    `${search.slice(0, start)} "${withoutMarks(search.slice(start, end))}" ${search.slice(end)}`,
  );
  return kind !== 'price' && asText.length <= LONGEST_TEXT ? asText : withoutGaps(cut(search, [{ start, end }]));
}
