import type { Kysely } from 'kysely';
import { shortText } from '../../queries/filter-values.ts';
import { withoutLoneMark, withoutQuoted } from '../../queries/search/quoted.ts';
import { cut, type SearchText, searchTextOf, withoutGaps, withoutMarks } from '../../queries/search/understood-text.ts';
import type { DB } from '../../tables.ts';
import type { JobFilter } from '../job-filter.ts';
import type { NamedPlace } from './named-places.queries.ts';
import { payBeside, readSearchFilters, type SearchFilterKind, type WordFilter } from './search-filters.ts';
import { type PlaceFilter, placeIn } from './searched-place.ts';

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
  /** The search without this filter: its words in quotes, as text, but for an amount, a band, a distance or a postcode, which no text says. */
  readonly without: string;
}

/** What a search for posts asks for: its words, and the filters that it names. */
export interface UnderstoodSearch {
  readonly filter: SearchedFilter;
  readonly understood: readonly UnderstoodFilter[];
  /** The place among them, if posts have to be in it: a distance around it is a condition of the filter. */
  readonly place: NamedPlace | undefined;
  /** Null if nothing is looked for in texts. */
  readonly text: SearchText | null;
}

type Found = WordFilter | PlaceFilter;

/** What people write around the filters; it is looked for in no post. Words in quotes are left as they are. */
const around =
  /["\u201c\u201d]([^"\u201c\u201d]*)["\u201c\u201d]|\b(?:jobs?|posts?|roles?|positions?|vacanc(?:y|ies)|nhs|in|near|around|at|with|for|pay(?:ing)?|salary)\b/gi;
/** Longer searches are refused. */
const LONGEST = 200;

/**
 * Reads the search of a filter: pay, band, place, kind of post and hours that it names become filters, unless the filter
 * itself says something about them or they stand in quotes.
 *
 * @throws ValidationError if the search is too long.
 */
export async function understandSearch(db: Kysely<DB>, filter: JobFilter): Promise<UnderstoodSearch> {
  const typed = shortText('search', filter.search);
  const search = typed && withoutLoneMark(typed).trim();
  if (search === '') {
    return { filter: { ...filter, search }, understood: [], place: undefined, text: null };
  }
  const open = withoutQuoted(search);
  const named = open === '' ? [] : readSearchFilters(open).flatMap((one) => besideGiven(filter, one) ?? []);
  const place = open === '' || isGiven(filter, 'place') ? undefined : await placeIn(db, open, named);
  const found: readonly Found[] = [...named, ...(place ? [place] : [])];
  const rest = found.length === 0 ? search : cut(search, found).replace(around, (_whole, text?: string) => text ?? ' ');
  const words = withoutMarks(rest);
  return {
    filter: { ...filter, search: words, ...asFilter(found) },
    understood: found.map((one) => ({ kind: one.kind, label: one.label, without: withoutFilter(search, one) })),
    place: place?.around ? undefined : place?.place,
    text: searchTextOf(search, words, found),
  };
}

function withoutFilter(search: string, found: Found): string {
  const { kind, start, end } = found;
  const words = withoutMarks(search.slice(kind === 'place' ? found.nameStart : start, end));
  const isWord = kind === 'place' ? found.isWord : kind === 'type' || kind === 'hours';
  const asText = withoutGaps(`${search.slice(0, start)} "${words}" ${search.slice(end)}`);
  return isWord && asText.length <= LONGEST ? asText : withoutGaps(cut(search, [{ start, end }]));
}

/** What of a filter in words the filter itself says nothing about: one end of a range of pay, all, or undefined for nothing. */
function besideGiven(filter: JobFilter, found: WordFilter): WordFilter | undefined {
  if (found.kind === 'pay') {
    return payBeside(found, { salaryMin: filter.salaryMin != null, salaryMax: filter.salaryMax != null });
  }
  return isGiven(filter, found.kind) ? undefined : found;
}

function isGiven(filter: JobFilter, kind: Exclude<SearchFilterKind, 'pay'>): boolean {
  switch (kind) {
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

/** The filter that all of these name together. */
export function asFilter(found: readonly Found[]): SearchedFilter {
  return Object.assign({}, ...found.map(partOfFilter));
}

function partOfFilter(found: Found): SearchedFilter {
  switch (found.kind) {
    case 'pay':
      return {
        ...(found.salaryMin !== undefined && { salaryMin: found.salaryMin }),
        ...(found.salaryMax !== undefined && { salaryMax: found.salaryMax }),
      };
    case 'band':
      return { band: found.bands };
    case 'type':
      return { type: [found.type] };
    case 'hours':
      return { workingPattern: found.workingPattern };
    case 'place':
      return found.around ?? { placeIds: found.place.ids };
  }
}
