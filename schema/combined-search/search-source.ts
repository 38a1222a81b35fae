import type { Deadline } from '../queries/deadline.ts';
import type { ListedTable } from '../queries/lists/listed-table.ts';
import { findHeld, type Vocabulary, vocabularyReader } from '../queries/lists/vocabulary.queries.ts';
import { containsPattern } from '../queries/search/search-words.queries.ts';
import type { SearchShape, SearchValues } from '../queries/search/text-search.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { type Category, namesCategory } from './category.ts';
import type { Hit, HitContent, SourceName } from './hit.ts';
import { judgedForms } from './judged-forms.ts';
import { hitOf } from './matched-hit.ts';
import { type Match, MOST_QUERIES, matchReader } from './matches.queries.ts';
import { type NamedFilter, type Narrowing, narrowedWords, narrowingsOf, withoutIgnored } from './narrowing.ts';
import { Places } from './places.ts';
import { isWeak } from './relevance.ts';
import {
  allWordsQuery,
  anyFormQuery,
  looserQueries,
  type SearchedForm,
  type TypedQuery,
  weightOf,
} from './typed-query.ts';

/**
 * How many searches a source works on at a time. The sources together take no more than the 15 database connections that
 * such statements have, so that the others find one while a table does not answer, as do other requests.
 */
const SEARCHES_AT_A_TIME = 3;

/** A part of the portal that combined search asks. */
export interface SearchSource {
  readonly name: SourceName;
  /** The conditions that a text names besides words; absent if this part of the portal knows none. */
  readonly filtersIn?: ((text: string) => readonly NamedFilter[]) | undefined;
  /** The words of its newest rows. */
  vocabulary(dependencies: ServiceDependencies): Promise<Vocabulary>;
  /** Which of some queries for rare words any of its rows answers. */
  held(dependencies: ServiceDependencies, queries: readonly string[], deadline: Deadline): Promise<readonly string[]>;
  /**
   * The rows that answer the search best, `most` at most, in any order.
   *
   * @throws TooLate if the deadline has passed before the next statement.
   */
  find(dependencies: ServiceDependencies, query: TypedQuery, most: number, deadline: Deadline): Promise<readonly Hit[]>;
}

/** A list, or a part of it, as the conditions of a query and their values. */
interface Filter<Shape, Parameters> {
  readonly shape: Shape;
  readonly values: Parameters;
}

interface ListedSource<
  Row,
  OrderName extends string,
  Shape extends { readonly search: SearchShape },
  Parameters extends SearchValues,
  Wanted,
> {
  readonly name: SourceName;
  readonly category: Category;
  readonly listed: ListedTable<Row, OrderName, Shape, Parameters, Wanted>;
  readonly wanted: Wanted;
  /** Whether only rows that answer all of the words are looked for. */
  readonly answersAll?: boolean;
  /** The list without any filter. */
  whole(dependencies: ServiceDependencies): Promise<Filter<Shape, Parameters>>;
  /** For a list whose rows have something that a text can name besides words. */
  readonly named?: {
    filtersIn(text: string): readonly NamedFilter[];
    /** The part of the list that fulfils all that the text names. */
    part(dependencies: ServiceDependencies, text: string): Promise<Filter<Shape, Parameters>>;
  };
  /** The part of the list that is in some places, for a list of what is somewhere. */
  inPlaces?(list: Filter<Shape, Parameters>, ids: readonly string[]): Filter<Shape, Parameters>;
  present(row: Row): HitContent;
}

/** What a search of a source asks for. */
interface Asked {
  /** What the rows must answer, the next where too few rows answer the one before; a few that one statement asks for. */
  readonly queries: readonly string[];
  /** Places of the words that are asked for: those that do not name the part of the portal, nor what it is narrowed to. */
  readonly words: readonly number[];
  readonly narrowing: Narrowing;
}

/**
 * A source that is a list of its own. It is searched for rows with all of the words; where these are too few, a word that
 * is known may be the beginning of another, or a narrower term stand for it, too; and where these are too few, for rows with most of the words, and with
 * any. What is somewhere is looked for in the place that the search names first, and what has a band, pay, kind or hours
 * among the rows that have those which it names.
 */
export function listedSource<
  Row,
  OrderName extends string,
  Shape extends { readonly search: SearchShape },
  Parameters extends SearchValues,
  Wanted,
>(source: ListedSource<Row, OrderName, Shape, Parameters, Wanted>): SearchSource {
  const { name, category, listed, named, inPlaces } = source;
  const readMatches = matchReader(listed);
  const readVocabulary = vocabularyReader(listed);
  const places = new Places(SEARCHES_AT_A_TIME);

  async function findMatches(
    dependencies: ServiceDependencies,
    typed: TypedQuery,
    { queries: [query = '', looser0 = '', looser1 = ''], words, narrowing }: Asked,
    most: number,
    deadline: Deadline,
  ): Promise<Hit[]> {
    deadline.check();
    const { place, filters } = narrowing;
    const list =
      named && filters.length > 0 ? await named.part(dependencies, typed.text) : await source.whole(dependencies);
    const isNewest = isAnswered(words, narrowing);
    const asked = {
      ...(place && inPlaces ? inPlaces(list, place.ids) : list),
      wanted: source.wanted,
      match: {
        query,
        looser0,
        looser1,
        pattern: containsPattern(typed.text),
        titlePattern: titlePattern(typed),
        forms: JSON.stringify(isNewest ? [] : judgedForms(typed, words)),
        wordsAsked: words.length,
        wordsOfTitle: narrowing.ignored.size === 0 ? words.length : 0,
        wholeWeight: weightOf(typed, typed.words.keys()),
        anyForm: isNewest ? '' : anyFormQuery(typed.forms),
        phrase: isNewest ? '' : phraseOf(typed, category, narrowing),
        most,
      },
    };
    const rows = await readMatches(dependencies.db, asked, deadline);
    return rows
      .map((row, index) => {
        const match = isNewest ? newest(row, index) : row;
        return hitOf(source.present(row), match, typed, { category, words, narrowing });
      })
      .filter(({ relevance }) => relevance > 0);
  }

  async function find(
    dependencies: ServiceDependencies,
    typed: TypedQuery,
    most: number,
    deadline: Deadline,
  ): Promise<Hit[]> {
    const vocabulary = await readVocabulary(dependencies.db);
    let found: Hit[] = [];
    for (const narrowing of narrowingsOf(inPlaces && typed.place, typed.filters[name] ?? [])) {
      found = eachOnce([...found, ...(await findNarrowed(narrowing))]);
      if (found.filter((hit) => !isWeak(hit)).length >= most) {
        break;
      }
    }
    return found;

    async function findNarrowed(narrowing: Narrowing): Promise<Hit[]> {
      const counted = withoutIgnored(typed, narrowing);
      const answered = narrowedWords(narrowing);
      const words = typed.words.flatMap((word, index) =>
        namesCategory(word, category) || answered.has(index) || narrowing.ignored.has(index) ? [] : [index],
      );
      // Nothing but what the rows need not fulfil was typed.
      if (words.length === 0 && narrowing.ignored.size > 0) {
        return [];
      }
      let hits: Hit[] = [];
      for (const queries of words.length === 0 ? [['']] : inStatements(queriesFor(counted, words))) {
        const asked = { queries, words, narrowing };
        hits = eachOnce([...hits, ...(await findMatches(dependencies, counted, asked, most, deadline))]);
        if (hits.length >= most) {
          break;
        }
      }
      return hits;
    }

    function queriesFor(counted: TypedQuery, words: readonly number[]): string[] {
      const nearest = nearestForms(counted.forms, vocabulary);
      return [
        ...new Set([
          allWordsQuery(nearest, words),
          allWordsQuery(counted.forms, words),
          ...(source.answersAll ? [] : looserQueries(counted, words)),
        ]),
      ];
    }
  }

  return {
    name,
    filtersIn: named?.filtersIn,
    vocabulary: ({ db }) => readVocabulary(db),
    held: ({ db }, queries, deadline) => places.run(deadline, () => findHeld(db, listed, queries)),
    find: (dependencies, typed, most, deadline) =>
      places.run(deadline, () => find(dependencies, typed, most, deadline)),
  };
}

/** Whether rows answer all that was typed by what they are: nothing is left to look for in their texts. */
function isAnswered(words: readonly number[], { filters }: Narrowing): boolean {
  return words.length === 0 && filters.length > 0;
}

/** The newest rows as the best: they are what was typed, word for word, and stay in their order. */
function newest<Row extends Match>(row: Row, index: number): Row {
  return { ...row, hasPhrase: true, textRank: -index };
}

/** The phrase as a whole, or without what else the row answers: the name of its part of the portal, filters, its place. */
function phraseOf(typed: TypedQuery, category: Category, { place, filters }: Narrowing): string {
  const named = typed.words.flatMap((word, index) => (namesCategory(word, category) ? [index] : []));
  const fulfilled = filters.flatMap(({ words }) => words);
  const phrases = [
    [],
    named,
    fulfilled,
    [...named, ...fulfilled],
    [...named, ...fulfilled, ...(place?.words ?? [])],
  ].map((left) => typed.phrase(new Set(left)));
  return [...new Set(phrases)].filter(Boolean).join(' | ');
}

/**
 * Text of which no word is known may be a part of one; where the last alone is not, that may be unfinished. Words that
 * are known stand for themselves: 'ear' is no part of 'wearable'.
 */
function titlePattern({ text, words, unknown }: TypedQuery): string {
  if (unknown.size === words.length) {
    return containsPattern(text);
  }
  return unknown.has(words.length - 1) ? containsPattern(` ${text.trim()}`) : '';
}

/**
 * Leaves out narrower terms, and what begins with a word that is known as it stands. An index collects every row of a
 * beginning before it gives the first, which among a million posts takes longer than all the rest.
 */
function nearestForms(forms: readonly SearchedForm[], vocabulary: Vocabulary): SearchedForm[] {
  const isKnown = (words: readonly number[]) =>
    forms.some(
      ({ kind, words: covered, stems }) =>
        kind === 'typed' && covered.join() === words.join() && isAmong(vocabulary, stems),
    );
  return forms.filter(({ kind, words }) => kind !== 'narrower' && (kind !== 'beginning' || !isKnown(words)));
}

function isAmong({ words, stems }: Vocabulary, [stem = '']: readonly string[]): boolean {
  return words.has(stem) || stems.has(stem);
}

function inStatements(queries: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(queries.length / MOST_QUERIES) }, (_, index) =>
    queries.slice(index * MOST_QUERIES, (index + 1) * MOST_QUERIES),
  );
}

/** The first of each. */
function eachOnce(hits: readonly Hit[]): Hit[] {
  return [...new Map(hits.toReversed().map((hit) => [hit.id, hit])).values()].reverse();
}
