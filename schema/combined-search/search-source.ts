import type { ListedTable } from '../lists/listed-table.ts';
import { containsPattern } from '../search/search-words.queries.ts';
import type { SearchShape, SearchValues } from '../search/text-search.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { type Category, namesCategory } from './category.ts';
import type { Deadline } from './deadline.ts';
import type { FormKind } from './forms.ts';
import type { Hit, HitContent, SourceName } from './hit.ts';
import { type JudgedForm, type Match, MOST_QUERIES, matchReader } from './matches.queries.ts';
import { Places } from './places.ts';
import { reasonsOf } from './reasons.ts';
import { relevanceOf } from './relevance.ts';
import { stemsOf } from './stems.ts';
import {
  allWordsQuery,
  anyFormQuery,
  looserQueries,
  type SearchedForm,
  type TypedPlace,
  type TypedQuery,
} from './typed-query.ts';
import { findHeld, type Vocabulary, vocabularyReader } from './vocabulary.queries.ts';

/**
 * How many searches a source works on at a time. The sources together take no more than the 12 database connections that
 * such statements have, so that the others find one while a table does not answer, as do other requests.
 */
const SEARCHES_AT_A_TIME = 3;

/** A part of the portal that combined search asks. */
export interface SearchSource {
  readonly name: SourceName;
  /** The words of its newest rows. */
  vocabulary(dependencies: ServiceDependencies): Promise<Vocabulary>;
  /** Which of some queries for rare words any of its rows answers. */
  held(dependencies: ServiceDependencies, queries: readonly string[], deadline: Deadline): Promise<readonly string[]>;
  /**
   * The rows that answer the search best, `most` at most, in any order.
   *
   * @throws TooLate where the deadline has passed before the next statement.
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
  /** The list without any filter. */
  whole(dependencies: ServiceDependencies): Promise<Filter<Shape, Parameters>>;
  /** The part of the list that is in some places, for a list of what is somewhere. */
  inPlaces?(whole: Filter<Shape, Parameters>, ids: readonly string[]): Filter<Shape, Parameters>;
  present(row: Row): HitContent;
}

/** What a search of a source asks for. */
interface Asked {
  /** What the rows must answer, the next where too few rows answer the one before; a few that one statement asks for. */
  readonly queries: readonly string[];
  /** Places of the words that are asked for: those that neither name the part of the portal nor the place. */
  readonly words: readonly number[];
  /** The place to which it is narrowed, if it is. */
  readonly place?: TypedPlace | undefined;
}

/**
 * A source that is a list of its own. It is searched for rows with all of the words; where these are too few, a word that
 * is known may be the beginning of another, or a narrower term stand for it, too; and where these are too few, for rows with most of the words, and with
 * any. What is somewhere is looked for in the place that the search names first.
 */
export function listedSource<
  Row,
  OrderName extends string,
  Shape extends { readonly search: SearchShape },
  Parameters extends SearchValues,
  Wanted,
>(source: ListedSource<Row, OrderName, Shape, Parameters, Wanted>): SearchSource {
  const { name, category, listed, inPlaces } = source;
  const readMatches = matchReader(listed);
  const readVocabulary = vocabularyReader(listed);
  const places = new Places(SEARCHES_AT_A_TIME);

  async function findMatches(
    dependencies: ServiceDependencies,
    typed: TypedQuery,
    { queries: [query = '', looser0 = '', looser1 = ''], words, place }: Asked,
    most: number,
    deadline: Deadline,
  ): Promise<Hit[]> {
    deadline.check();
    const whole = await source.whole(dependencies);
    const asked = {
      ...(place && inPlaces ? inPlaces(whole, place.ids) : whole),
      wanted: source.wanted,
      match: {
        query,
        looser0,
        looser1,
        pattern: containsPattern(typed.text),
        titlePattern: titlePattern(typed),
        forms: JSON.stringify(judgedForms(typed, words)),
        wordsAsked: words.length,
        wholeWeight: weightOf(typed, typed.words.keys()),
        anyForm: anyFormQuery(typed.forms),
        phrase: phraseOf(typed, category, place),
        most,
      },
    };
    const rows = await readMatches(dependencies.db, asked, deadline);
    return rows
      .map((row) => hitOf(source.present(row), row, typed, { words, place }))
      .filter(({ relevance }) => relevance > 0);
  }

  function hitOf(
    content: HitContent,
    match: Match,
    typed: TypedQuery,
    { words: asked, place }: Omit<Asked, 'queries'>,
  ): Hit {
    const { words, forms } = typed;
    const reasons = reasonsOf(words, forms, match, category, place);
    // The name of its kind alone says nothing of a hit, where more was asked for.
    const isOfKind = words.length === 1 || reasons.some(({ kind }) => kind !== 'category');
    const whole = weightOf(typed, words.keys());
    const named = [...words.keys()].filter((word) => !asked.includes(word));
    const matched = reasons.length === words.length ? whole : match.share + weightOf(typed, named);
    const evidence = { phrase: match.hasPhrase, words: whole, matched };
    return {
      ...content,
      category,
      relevance: relevanceOf(evidence),
      isCorrected: reasons.some(({ kind }) => kind === 'corrected'),
      textRank: match.textRank + (isOfKind && typed.kind === category ? NAMED_KIND : 0) + (place ? NAMED_PLACE : 0),
      phrase: match.hasPhrase,
      reasons,
      stems: matchedStems(typed, match),
    };
  }

  async function find(
    dependencies: ServiceDependencies,
    typed: TypedQuery,
    most: number,
    deadline: Deadline,
  ): Promise<Hit[]> {
    const vocabulary = await readVocabulary(dependencies.db);
    const nearest = nearestForms(typed.forms, vocabulary);
    const { place } = typed;
    const narrowed = place && inPlaces ? await findAsked(place) : [];
    return narrowed.length >= most ? narrowed : eachOnce([...narrowed, ...(await findAsked(undefined))]);

    async function findAsked(narrowedTo: TypedPlace | undefined): Promise<Hit[]> {
      const asked = typed.words.flatMap((word, index) =>
        namesCategory(word, category) || narrowedTo?.words.includes(index) ? [] : [index],
      );
      let found: Hit[] = [];
      for (const queries of asked.length === 0 ? [['']] : inStatements(queriesFor(asked))) {
        found = eachOnce([
          ...found,
          ...(await findMatches(dependencies, typed, { queries, words: asked, place: narrowedTo }, most, deadline)),
        ]);
        if (found.length >= most) {
          break;
        }
      }
      return found;
    }

    function queriesFor(asked: readonly number[]): string[] {
      return [
        ...new Set([allWordsQuery(nearest, asked), allWordsQuery(typed.forms, asked), ...looserQueries(typed, asked)]),
      ];
    }
  }

  return {
    name,
    vocabulary: ({ db }) => readVocabulary(db),
    held: ({ db }, queries, deadline) => places.run(deadline, () => findHeld(db, listed, queries)),
    find: (dependencies, typed, most, deadline) =>
      places.run(deadline, () => find(dependencies, typed, most, deadline)),
  };
}

function matchedStems({ forms }: TypedQuery, { matchedForms }: Match): string[] {
  const stems = matchedForms.flatMap((place) => {
    const { query = '', kind } = forms[place] ?? {};
    return stemsOf(query).map((stem) => (kind === 'beginning' ? `${stem}*` : stem));
  });
  return [...new Set(stems)];
}

/** How much a form counts that is not what was typed. */
const LIKENESS: Readonly<Record<FormKind, number>> = {
  typed: 1,
  synonym: 0.9,
  corrected: 0.85,
  beginning: 0.7,
  narrower: 0.6,
};
/** What a hit gains that is of the kind, or in the place, that the search names; thousandths. */
const NAMED_KIND = 250;
const NAMED_PLACE = 1_000;

function weightOf({ weights }: TypedQuery, words: Iterable<number>): number {
  return [...words].reduce((sum, word) => sum + (weights[word] ?? 0), 0);
}

function judgedForms({ forms, weights }: TypedQuery, asked: readonly number[]): JudgedForm[] {
  return forms.flatMap(({ words, kind, query }, form) =>
    words.map((word) => ({
      form,
      word,
      query,
      weight: weights[word] ?? 0,
      likeness: LIKENESS[kind],
      asked: asked.includes(word),
      size: stemsOf(query).length / words.length,
      corrected: kind === 'corrected',
    })),
  );
}

/** The phrase as a whole, or without what else the row answers: the name of its part of the portal, and its place. */
function phraseOf(typed: TypedQuery, category: Category, place: TypedPlace | undefined): string {
  const named = typed.words.flatMap((word, index) => (namesCategory(word, category) ? [index] : []));
  const phrases = [[], named, [...named, ...(place?.words ?? [])]].map((left) => typed.phrase(new Set(left)));
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
      ({ kind, words: covered, query }) =>
        kind === 'typed' && covered.join() === words.join() && isAmong(vocabulary, query),
    );
  return forms.filter(({ kind, words }) => kind !== 'narrower' && (kind !== 'beginning' || !isKnown(words)));
}

function isAmong({ words, stems }: Vocabulary, query: string): boolean {
  const [stem = ''] = stemsOf(query);
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
