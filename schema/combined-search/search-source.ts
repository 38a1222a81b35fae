import type { Kysely } from 'kysely';
import type { ListedTable } from '../lists/listed-table.ts';
import { containsPattern } from '../search/search-words.queries.ts';
import type { SearchShape, SearchValues } from '../search/text-search.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { type Category, namesCategory } from './category.ts';
import type { Deadline } from './deadline.ts';
import type { Form } from './forms.ts';
import type { Hit, HitContent, SourceName } from './hit.ts';
import { type Match, matchReader } from './matches.queries.ts';
import { Places } from './places.ts';
import { reasonsOf } from './reasons.ts';
import { relevanceOf } from './relevance.ts';
import { correctionsOf } from './spelling.ts';
import { termWords, vocabularyReader, withCorrections } from './typed-query.queries.ts';
import { allWordsQuery, anyFormQuery, type SearchedForm, type TypedQuery } from './typed-query.ts';

/**
 * How many searches a source works on at a time. All sources together leave a few of the 20 database connections of a
 * portal alone, so that other requests find one while a table does not answer.
 */
const SEARCHES_AT_A_TIME = 4;

/** A part of the portal that combined search asks. */
export interface SearchSource {
  readonly name: SourceName;
  /**
   * The rows that answer the search best, `most` at most, in any order.
   *
   * @throws TooLate where the deadline has passed before the next statement.
   */
  find(dependencies: ServiceDependencies, query: TypedQuery, most: number, deadline: Deadline): Promise<readonly Hit[]>;
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
  whole(dependencies: ServiceDependencies): Promise<{ readonly shape: Shape; readonly values: Parameters }>;
  present(row: Row): HitContent;
}

/**
 * A source that is a list of its own. It is searched for rows with all of the words; where these are too few, a word that
 * is known may be the beginning of another, too; where these are too few, words that nobody knows are taken for those
 * that they resemble; and where these are too few, for rows with any of the words.
 */
export function listedSource<
  Row,
  OrderName extends string,
  Shape extends { readonly search: SearchShape },
  Parameters extends SearchValues,
  Wanted,
>(source: ListedSource<Row, OrderName, Shape, Parameters, Wanted>): SearchSource {
  const { name, category, listed } = source;
  const readMatches = matchReader(listed);
  const readVocabulary = vocabularyReader(listed);
  const places = new Places(SEARCHES_AT_A_TIME);

  async function findMatches(
    dependencies: ServiceDependencies,
    typed: TypedQuery,
    query: string,
    most: number,
    deadline: Deadline,
  ): Promise<Hit[]> {
    deadline.check();
    const forms = typed.forms.flatMap((form, place) =>
      form.words.map((word) => ({ form: place, word, query: form.query })),
    );
    const asked = {
      ...(await source.whole(dependencies)),
      wanted: source.wanted,
      match: {
        query,
        pattern: containsPattern(typed.text),
        forms: JSON.stringify(forms),
        anyForm: anyFormQuery(typed.forms),
        phrase: typed.phrase,
        most,
      },
    };
    const rows = await readMatches(dependencies.db, asked, deadline);
    return rows.map((row) => hitOf(source.present(row), row, typed)).filter(({ relevance }) => relevance > 0);
  }

  function hitOf(content: HitContent, match: Match, { words, forms }: TypedQuery): Hit {
    const reasons = reasonsOf(words, forms, match, category);
    const evidence = { phrase: match.hasPhrase, words: words.length, matched: reasons.length };
    const { hasPhrase: phrase, textRank } = match;
    return { ...content, category, relevance: relevanceOf(evidence), textRank, phrase, reasons };
  }

  async function correct(db: Kysely<DB>, typed: TypedQuery, deadline: Deadline): Promise<TypedQuery> {
    deadline.check();
    const vocabulary = await readVocabulary(db);
    const known = new Set([...vocabulary, ...termWords(typed)]);
    deadline.check();
    const corrected = typed.words.flatMap((word, index): Form[] => {
      const forms = typed.forms.filter((form) => form.words.includes(index));
      const isUnderstood =
        namesCategory(word, category) ||
        forms.some((form) => form.kind === 'synonym' || (form.kind === 'typed' && isAmong(known, form)));
      const meant = isUnderstood ? [] : correctionsOf(word, known);
      return meant.map((text) => ({ words: [index], text, kind: 'corrected' }));
    });
    return corrected.length > 0 ? withCorrections(db, typed, corrected) : typed;
  }

  async function find(
    dependencies: ServiceDependencies,
    typed: TypedQuery,
    most: number,
    deadline: Deadline,
  ): Promise<Hit[]> {
    const matches = (meant: TypedQuery, query: string) => findMatches(dependencies, meant, query, most, deadline);
    const asked = typed.words.flatMap((word, index) => (namesCategory(word, category) ? [] : [index]));
    const whole = withoutBeginnings(typed.forms, await readVocabulary(dependencies.db));
    const asTyped = await matches(typed, allWordsQuery(whole, asked));
    if (asTyped.length >= most || asked.length === 0) {
      return asTyped;
    }
    const exact =
      whole.length === typed.forms.length ? asTyped : await matches(typed, allWordsQuery(typed.forms, asked));
    if (exact.length >= most) {
      return exact;
    }
    const meant = await correct(dependencies.db, typed, deadline);
    const corrected = meant === typed ? [] : await matches(meant, allWordsQuery(meant.forms, asked));
    if (corrected.length >= most) {
      return corrected;
    }
    const loose = await matches(meant, anyFormQuery(meant.forms));
    return eachOnce([...corrected, ...exact, ...loose]);
  }

  return {
    name,
    find: (dependencies, typed, most, deadline) =>
      places.run(deadline, () => find(dependencies, typed, most, deadline)),
  };
}

/**
 * Leaves out what begins with a word that is known as it stands. An index collects every row of a beginning before it
 * gives the first, which among a million posts takes longer than all the rest.
 */
function withoutBeginnings(forms: readonly SearchedForm[], vocabulary: ReadonlySet<string>): SearchedForm[] {
  const isKnown = (words: readonly number[]) =>
    forms.some((form) => form.kind === 'typed' && form.words.join() === words.join() && isAmong(vocabulary, form));
  return forms.filter(({ kind, words }) => kind !== 'beginning' || !isKnown(words));
}

function isAmong(vocabulary: ReadonlySet<string>, { query }: SearchedForm): boolean {
  return vocabulary.has(query.replaceAll("'", ''));
}

function eachOnce(hits: readonly Hit[]): Hit[] {
  return [...new Map(hits.toReversed().map((hit) => [hit.id, hit])).values()];
}
