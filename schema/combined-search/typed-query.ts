import type { NamedPlace } from '../jobs/search/named-places.queries.ts';
import type { Category } from './category.ts';
import type { Form } from './forms.ts';
import type { SourceName } from './hit.ts';

/** A form as PostgreSQL searches for it. */
export interface SearchedForm extends Form {
  /** A tsquery as text. */
  readonly query: string;
  /** The stems in it. */
  readonly stems: readonly string[];
}

/** A place that was named, and the typed words that name it. */
export interface TypedPlace extends Pick<NamedPlace, 'name' | 'ids'> {
  readonly words: readonly number[];
  /** Where that is, as it stands in a sentence: 'in Harrogate', 'within 20 miles of Newport'. */
  readonly where: string;
}

/** A condition that was named for the rows of one part of the portal, and the typed words that name it. */
export interface TypedFilter {
  readonly label: string;
  readonly words: readonly number[];
}

/** What a user typed, as it is searched for in every part of the portal. */
export interface TypedQuery {
  readonly text: string;
  /** The words that are looked for, folded; there is at least one. */
  readonly words: readonly string[];
  /** How much each word tells: the seldomer it stands in the portal, the more. */
  readonly weights: readonly number[];
  /** Words that no part of the portal knows. */
  readonly unknown: ReadonlySet<number>;
  readonly forms: readonly SearchedForm[];
  /** The place that the search names, if it names one. */
  readonly place: TypedPlace | undefined;
  /** What the search names besides words, for the parts of the portal that understand it. */
  readonly filters: Readonly<Partial<Record<SourceName, readonly TypedFilter[]>>>;
  /** The kind of thing that the search names, if it names one. */
  readonly kind: Category | undefined;
  /** Matches the words one after the other, without those of `left`, as a tsquery; empty if none are left. */
  phrase(left: ReadonlySet<number>): string;
}

/** How much some of the words tell together. */
export function weightOf({ weights }: TypedQuery, words: Iterable<number>): number {
  return [...words].reduce((sum, word) => sum + (weights[word] ?? 0), 0);
}

/** Matches what has each of the words that are asked for, in any of its forms; empty if there is none to ask for. */
export function allWordsQuery(forms: readonly SearchedForm[], words: readonly number[]): string {
  return words
    .map((word) => leastQuery(forms.filter((form) => form.words.includes(word))))
    .map((query) => `(${query})`)
    .join(' & ');
}

/** Matches what has any of the forms; empty if there are none. */
export function anyFormQuery(forms: readonly SearchedForm[]): string {
  return [...new Set(forms.map(({ query }) => query))].map((query) => `(${query})`).join(' | ');
}

/**
 * Matches just what has any of the forms, by the fewest of them: what holds 'bedside monitor' holds 'monitor'. An index
 * answers words alone; each row that may have a phrase is read.
 */
function leastQuery(forms: readonly SearchedForm[]): string {
  const begins = ({ query }: SearchedForm) => query.endsWith(':*');
  const single = forms.filter(({ stems }) => stems.length === 1);
  const isImplied = (form: SearchedForm) =>
    single.some((other) => {
      const [stem = ''] = other.stems;
      const isIn = begins(other)
        ? form.stems.some((one) => one.startsWith(stem))
        : !begins(form) && form.stems.includes(stem);
      return other.query !== form.query && isIn;
    });
  return anyFormQuery(forms.filter((form) => !isImplied(form)));
}

/** More words than these are not asked for all but one. */
const MOST_BUT_ONE = 6;
/** A word that tells less than this part of the most telling one is too common to be looked for by itself. */
const TELLING = 0.4;

/**
 * What is asked for where too few rows have all of the words: all but one of the most telling words, then any that tells
 * much, then any at all; at last also words that only name a part of the portal.
 */
export function looserQueries({ words, forms, weights }: TypedQuery, asked: readonly number[]): string[] {
  const weightOf = (word: number) => weights[word] ?? 0;
  const byWeight = asked.toSorted((one, other) => weightOf(other) - weightOf(one));
  const most = byWeight.slice(0, MOST_BUT_ONE);
  const allButOne = most.map((left) => {
    const others = most.filter((word) => word !== left);
    return `(${allWordsQuery(forms, others)})`;
  });
  const telling = byWeight.filter((word) => weightOf(word) >= TELLING * weightOf(byWeight[0] ?? 0));
  const anyOf = (ofThese: readonly number[]) =>
    leastQuery(forms.filter((form) => form.words.some((word) => ofThese.includes(word))));
  const queries = [...(most.length > 2 ? [allButOne.join(' | ')] : []), anyOf(telling), anyOf(asked)];
  return [...new Set([...(asked.length > 1 ? queries : []), ...(words.length > 1 ? [leastQuery(forms)] : [])])];
}
