import type { Kysely } from 'kysely';
import { shortText } from '../graph/filter-values.ts';
import { wordsOf } from '../search/folded-words.ts';
import { findNamedPlaces, precedesPlace } from '../search/named-places.queries.ts';
import type { DB } from '../tables.ts';
import type { JobFilter } from './job-filter.ts';
import { readSearchFilters, type SearchFilter, type SearchFilterKind } from './search-filters.ts';

/** A filter with what only a search can ask for. */
export interface SearchedFilter extends JobFilter {
  /** Identifiers of the places that the search names. */
  readonly placeIds?: readonly string[];
  readonly workingPattern?: string;
}

/** A filter that was understood from the words of a search. */
export interface UnderstoodFilter {
  readonly kind: SearchFilterKind;
  readonly label: string;
  /** The search without the words of this filter. */
  readonly without: string;
}

/** What a search for posts asks for: its words, and the filters that it names. */
export interface UnderstoodSearch {
  readonly filter: SearchedFilter;
  readonly understood: readonly UnderstoodFilter[];
}

interface PlaceFilter extends SearchFilter {
  readonly kind: 'place';
  readonly placeIds: readonly string[];
}

type Found = ReturnType<typeof readSearchFilters>[number] | PlaceFilter;

/** What people write around the filters; it is looked for in no post. */
const around = /\b(?:jobs?|posts?|roles?|positions?|vacanc(?:y|ies)|in|near|around|at|with|for|pay(?:ing)?|salary)\b/gi;

/**
 * Reads the search of a filter: pay, band, place, kind of post and hours that it names become filters, unless the filter
 * itself says something about them.
 *
 * @throws ValidationError where the search is too long.
 */
export async function understandSearch(db: Kysely<DB>, filter: JobFilter): Promise<UnderstoodSearch> {
  const search = shortText('search', filter.search);
  const named = search === '' ? [] : readSearchFilters(search).filter(({ kind }) => !isGiven(filter, kind));
  const place = search === '' || isGiven(filter, 'place') ? undefined : await placeIn(db, search, named);
  const found: readonly Found[] = [...named, ...(place ? [place] : [])];
  if (found.length === 0) {
    return { filter, understood: [] };
  }
  const words = cut(search, found).replace(around, ' ').replace(/\s+/g, ' ').trim();
  const filters = found.map(asFilter);
  return {
    filter: Object.assign({}, filter, { search: words }, ...filters),
    understood: found.map(({ kind, label, start, end }) => ({
      kind,
      label,
      without: cut(search, [{ start, end }]).replace(/\s+/g, ' ').trim(),
    })),
  };
}

function isGiven(filter: JobFilter, kind: SearchFilterKind): boolean {
  switch (kind) {
    case 'pay':
      return filter.salaryMin != null;
    case 'band':
      return (filter.band ?? []).length > 0;
    case 'type':
      return (filter.type ?? []).length > 0;
    case 'place':
      return Boolean(filter.location || filter.region || filter.near);
    case 'hours':
      return false;
  }
}

function asFilter(found: Found): SearchedFilter {
  switch (found.kind) {
    case 'pay':
      return { salaryMin: found.salaryMin };
    case 'band':
      return { band: found.bands };
    case 'type':
      return { type: [found.type] };
    case 'hours':
      return { workingPattern: found.workingPattern };
    case 'place':
      return { placeIds: found.placeIds };
  }
}

/** The last place that the search names. */
async function placeIn(
  db: Kysely<DB>,
  search: string,
  named: readonly SearchFilter[],
): Promise<PlaceFilter | undefined> {
  const tokens = [...search.matchAll(/[\p{L}\p{N}]+/gu)]
    .map(({ 0: text, index }) => ({ word: wordsOf(text)[0] ?? '', start: index, end: index + text.length }))
    .filter(({ start }) => !named.some((other) => start >= other.start && start < other.end));
  const words = tokens.map(({ word }) => word);
  const place = (await findNamedPlaces(db, words)).at(-1);
  if (!place) {
    return undefined;
  }
  const first = precedesPlace(words[place.start - 1]) ? place.start - 1 : place.start;
  return {
    kind: 'place',
    label: place.name,
    placeIds: place.ids,
    start: tokens[first]?.start ?? 0,
    end: tokens[place.start + place.length - 1]?.end ?? 0,
  };
}

function cut(search: string, spans: readonly Pick<SearchFilter, 'start' | 'end'>[]): string {
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, search);
}
