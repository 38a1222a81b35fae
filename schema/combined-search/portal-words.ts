import { findNamedPlaces, findPlaceWords, type NamedPlace } from '../jobs/search/named-places.queries.ts';
import { Deadline } from '../queries/deadline.ts';
import type { Vocabulary } from '../queries/lists/vocabulary.queries.ts';
import { isOrdinary } from '../queries/search/ordinary-words.ts';
import { KnownWords } from '../queries/search/spelling.ts';
import type { SynonymTable } from '../queries/search/synonyms.queries.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { SearchSource } from './search-source.ts';

/** A word that was typed, its stem, and the query for it. */
export interface TypedWord {
  readonly text: string;
  readonly stem: string;
  readonly query: string;
}

interface Index {
  /** The readings that it was last compared with. */
  readonly of: readonly unknown[];
  readonly known: KnownWords;
}

/** For each table of synonyms, so that an index goes with it. */
const indexes = new WeakMap<SynonymTable, Index>();

/** What all parts of the portal know together: words, synonyms and places. */
export class PortalWords {
  readonly #vocabularies: readonly Vocabulary[];
  readonly #synonyms: SynonymTable;
  readonly #placeWords: ReadonlySet<string>;

  constructor(vocabularies: readonly Vocabulary[], synonyms: SynonymTable, placeWords: ReadonlySet<string>) {
    this.#vocabularies = vocabularies;
    this.#synonyms = synonyms;
    this.#placeWords = placeWords;
  }

  /** Whether a word is known as it stands, as far as the newest rows tell. */
  knows({ text, stem }: TypedWord): boolean {
    return (
      /\d/.test(text) ||
      this.#synonyms.words.has(text) ||
      this.#synonyms.stems.has(stem) ||
      this.#placeWords.has(text) ||
      this.#vocabularies.some(({ words, stems }) => words.has(text) || stems.has(stem)) ||
      isOrdinary(text)
    );
  }

  /** How much any of some stems tells: the seldomer the commonest of them is, the more; what is nowhere as what is once. */
  weightOf(queries: readonly (readonly string[])[]): number {
    const rows = this.#vocabularies.reduce((sum, vocabulary) => sum + vocabulary.rows, 0);
    const rowsWith = (stem: string) => this.#vocabularies.reduce((sum, { stems }) => sum + (stems.get(stem) ?? 0), 0);
    const rowsOf = queries.map((stems) => (stems.length > 0 ? Math.min(...stems.map(rowsWith)) : 0));
    return Math.log(1 + (rows + 1) / Math.max(2, 1 + Math.max(0, ...rowsOf)));
  }

  /** What a user may have meant by a word that is not known; whether it begins one that is. */
  meantBy(word: string): { readonly begins: boolean; readonly corrections: readonly string[] } {
    const known = this.#index();
    return { begins: known.begins(word), corrections: known.correctionsOf(word) };
  }

  /** Made when the first word is not known, and again when what was read anew has other words: most readings do not. */
  #index(): KnownWords {
    const of = [...this.#vocabularies, this.#placeWords];
    const made = indexes.get(this.#synonyms);
    if (made && made.of.length === of.length && made.of.every((part, index) => part === of[index])) {
      return made.known;
    }
    const ofParts = this.#vocabularies.flatMap((vocabulary) => [...vocabulary.words, ...vocabulary.stems.keys()]);
    const words = new Set([...ofParts, ...this.#synonyms.words, ...this.#placeWords]);
    const known = made?.known.holdsExactly(words) ? made.known : new KnownWords(words);
    indexes.set(this.#synonyms, { of, known });
    return known;
  }
}

/** Reads what the parts of the portal know, each for so many milliseconds: one that does not answer is left out. */
export async function readPortalWords(
  sources: readonly SearchSource[],
  dependencies: ServiceDependencies,
  synonyms: SynonymTable,
  milliseconds: number,
): Promise<PortalWords> {
  const wait = new Deadline(milliseconds);
  const [placeWords, ...vocabularies] = await Promise.all([
    wait.wait(findPlaceWords(dependencies.db)).catch(() => new Set<string>()),
    ...sources.map((source) => wait.wait(source.vocabulary(dependencies)).catch(() => undefined)),
  ]);
  return new PortalWords(
    vocabularies.filter((vocabulary) => vocabulary !== undefined),
    synonyms,
    placeWords,
  );
}

/** The words that stand in no row of any part, however old; none if a part does not say so in so many milliseconds. */
export async function wordsNowhere(
  words: readonly TypedWord[],
  sources: readonly SearchSource[],
  dependencies: ServiceDependencies,
  deadline: Deadline,
  milliseconds: number,
): Promise<readonly TypedWord[]> {
  if (words.length === 0) {
    return [];
  }
  deadline.check();
  const wait = new Deadline(milliseconds);
  const queries = words.map(({ query }) => query);
  const held = await Promise.all(
    sources.map((source) => wait.wait(source.held(dependencies, queries, wait)).catch(() => [])),
  );
  const somewhere = new Set(held.flat());
  return words.filter(({ query }) => !somewhere.has(query));
}

/** The places that words name; none if they cannot be read in so many milliseconds. */
export async function placesNamedBy(
  words: readonly string[],
  { db }: Pick<ServiceDependencies, 'db'>,
  milliseconds: number,
): Promise<readonly NamedPlace[]> {
  return new Deadline(milliseconds).wait(findNamedPlaces(db, words)).catch(() => []);
}
