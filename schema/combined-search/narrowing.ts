import { wordsOf } from '../queries/search/folded-words.ts';
import type { TypedFilter, TypedPlace, TypedQuery } from './typed-query.ts';

/** A condition that a text names for the rows of one part of the portal, as 'band 7' does for posts. */
export interface NamedFilter {
  /** The condition in words. */
  readonly label: string;
  /** Where its words begin in the text, and where they end. */
  readonly start: number;
  readonly end: number;
}

/** What rows are to be besides holding words. */
export interface Narrowing {
  readonly place: TypedPlace | undefined;
  /** The filters that they fulfil; none if they need not. */
  readonly filters: readonly TypedFilter[];
  /** Words of filters that the rows need not fulfil. They count for nothing: a text may say them of anything. */
  readonly ignored: ReadonlySet<number>;
}

/** The words of each filter among those that are looked for. */
export function typedFilters(text: string, filters: readonly NamedFilter[], words: readonly string[]): TypedFilter[] {
  return filters.map(({ label, start, end }) => {
    const own = wordsOf(text.slice(start, end));
    return { label, words: words.flatMap((word, index) => (own.includes(word) ? [index] : [])) };
  });
}

/** What a search is narrowed to, the next where the one before finds too few rows: what it names together comes first. */
export function narrowingsOf(place: TypedPlace | undefined, filters: readonly TypedFilter[]): Narrowing[] {
  const none = new Set<number>();
  const ignored = new Set(filters.flatMap(({ words }) => words));
  const filtered = { filters, ignored: none };
  const unfiltered = { filters: [], ignored };
  const places = place ? [place, undefined] : [undefined];
  return (filters.length > 0 ? [filtered, unfiltered] : [unfiltered]).flatMap((narrowing) =>
    places.map((one) => ({ ...narrowing, place: one })),
  );
}

/** The words that a narrowing answers. */
export function narrowedWords({ place, filters }: Narrowing): ReadonlySet<number> {
  return new Set([...(place?.words ?? []), ...filters.flatMap(({ words }) => words)]);
}

/** The search without the forms of the words that count for nothing. */
export function withoutIgnored(typed: TypedQuery, { ignored }: Narrowing): TypedQuery {
  const forms = typed.forms.filter(({ words }) => !words.every((word) => ignored.has(word)));
  return { ...typed, forms };
}
