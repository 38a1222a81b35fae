import type { Kysely } from 'kysely';
import type { Ports } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { Deadline } from '../deadline.ts';
import type { Connection } from '../page.ts';
import { wordsOf } from '../search/folded-words.ts';
import { isOrdinary } from '../search/ordinary-words.ts';
import { withoutLoneMark, withoutQuoted } from '../search/quoted.ts';
import { searchQueries } from '../search/search-queries.queries.ts';
import { KnownWords } from '../search/spelling.ts';
import { stemsOf } from '../search/stems.ts';
import { readSynonyms, type SynonymTable } from '../search/synonyms.queries.ts';
import type { SearchedTable } from './listed-table.ts';
import { findHeldWords, type Vocabulary, vocabularyReader } from './vocabulary.queries.ts';

/** Longer searches are refused. */
const LONGEST = 200;
/** Further words of a search are ignored, and no more unknown words than this are looked up: each costs an index scan. */
const MOST_WORDS = 20;
const MOST_CORRECTED = 5;
/** What finding a correction, and searching for it, may take; a list without it is better than a late one. */
const TIME_MS = 2_000;

/** A word of a search, and the similar one that it was taken for. */
export interface CorrectedWord {
  readonly typed: string;
  readonly meant: string;
}

/** The corrected search of a list that has no match for the typed one; it may have no match either. */
export interface SearchCorrection {
  readonly search: string;
  /** What was typed, with these words in quotes: they are not corrected then. */
  readonly asTyped: string;
  readonly words: readonly CorrectedWord[];
}

/** A list with its correction. */
export interface Corrected {
  /** Null if the typed text was searched. */
  readonly correction: SearchCorrection | null;
}

/** Words that a list knows besides those of its rows, as names of places. */
export interface FurtherWords {
  read(db: Kysely<DB>): Promise<ReadonlySet<string>>;
  /** Whether other words are corrected to these, too. */
  readonly areMeant: boolean;
}

const noWords: FurtherWords = { read: async () => new Set(), areMeant: false };

const none: ReadonlySet<string> = new Set();

/** What a list is read with. */
interface Host {
  readonly db: Kysely<DB>;
  readonly ports: Pick<Ports, 'report'>;
}

/**
 * The reader of a list whose search may be misspelt: where what was typed finds nothing, words that no row of the list
 * holds are read as similar ones that it knows, and the list is read once more. So what needed a correction never stands
 * before or among what needed none. What stands in quotes is not corrected, and nothing is where that fails or takes long.
 */
export function correctingReader(
  listed: SearchedTable<never, never>,
  furtherWords = noWords,
  findCorrection: CorrectionFinder = correctionFinder(listed, furtherWords),
  milliseconds = TIME_MS,
) {
  return async <Row, Read extends Connection<Row>>(
    { db, ports }: Host,
    search: string | null | undefined,
    read: (search: string | null | undefined) => Promise<Read>,
  ): Promise<Read & Corrected> => {
    const found = await read(search);
    const asTyped = { ...found, correction: null };
    if (found.rows.length > 0) {
      return asTyped;
    }
    const text = withoutLoneMark(search ?? '').trim();
    if (text === '') {
      return asTyped;
    }
    const deadline = new Deadline(milliseconds);
    const correct = async (): Promise<Read & Corrected> => {
      const correction = await findCorrection(db, text, deadline);
      if (!correction) {
        return asTyped;
      }
      deadline.check();
      return { ...(await read(correction.search)), correction };
    };
    try {
      return await deadline.wait(correct());
    } catch (failure) {
      ports.report('a list went without a correction of its search', failure);
      return asTyped;
    }
  };
}

/** A word of a search, as typed. */
interface Typed {
  readonly text: string;
  readonly start: number;
  /** Folded. */
  readonly word: string;
}

/** @throws TooLate if the deadline has passed before the next statement. */
type CorrectionFinder = (db: Kysely<DB>, search: string, deadline: Deadline) => Promise<SearchCorrection | null>;

function correctionFinder(listed: SearchedTable<never, never>, furtherWords: FurtherWords): CorrectionFinder {
  const readVocabulary = vocabularyReader(listed);
  let index: { readonly of: readonly unknown[]; readonly known: KnownWords } | undefined;

  /** Rebuilt only when its source was read again. */
  function knownWords(vocabulary: Vocabulary, { words }: SynonymTable, further: ReadonlySet<string>): KnownWords {
    const of = [vocabulary, words, further];
    if (!index?.of.every((part, place) => part === of[place])) {
      const all = new Set([...vocabulary.words, ...words, ...further]);
      index = { of, known: index?.known.holdsExactly(all) ? index.known : new KnownWords(all) };
    }
    return index.known;
  }

  return async (db, search, deadline) => {
    const typed = wordsIn(search);
    const [vocabulary, synonyms, further, queries] = await Promise.all([
      readVocabulary(db),
      readSynonyms(db, ''),
      furtherWords.read(db),
      searchQueries(
        db,
        typed.map(({ word }) => ({ text: word })),
      ),
    ]);
    const unknown = typed.flatMap(({ word }, place) => {
      const query = queries[place] ?? '';
      const stem = stemsOf(query).join(' ');
      const isKnown =
        vocabulary.words.has(word) ||
        vocabulary.stems.has(stem) ||
        synonyms.words.has(word) ||
        synonyms.stems.has(stem) ||
        further.has(word);
      return query === '' || isKnown || isOrdinary(word) ? [] : [{ word, query }];
    });
    const meantWords = furtherWords.areMeant ? further : none;
    const isHeld = (text: string) =>
      text.split(' ').every((word) => vocabulary.words.has(word) || meantWords.has(word));
    // The index is slow for a part of many words: these are seen to be one without it.
    const isPart = (word: string) => [...vocabulary.words].some((known) => known.includes(word));
    const wrong = new Map<string, { readonly word: string; readonly query: string; readonly best: string }>();
    for (const { word, query } of unknown) {
      const corrections = knownWords(vocabulary, synonyms, meantWords).correctionsOf(word);
      const best = corrections.find(isHeld) ?? corrections[0];
      if (best !== undefined && !wrong.has(word) && wrong.size < MOST_CORRECTED && !isPart(word)) {
        wrong.set(word, { word, query, best });
      }
    }
    if (wrong.size === 0) {
      return null;
    }
    deadline.check();
    const held = await findHeldWords(db, listed, [...wrong.values()]);
    const nowhere = [...wrong.values()].filter(({ word }) => !held.includes(word));
    const meant = new Map(nowhere.map(({ word, best }) => [word, best]));
    return meant.size === 0 ? null : correctionOf(search, typed, meant);
  };
}

/** The words that may be corrected: those in quotes, of several parts, or with figures are meant as they are. */
function wordsIn(search: string): Typed[] {
  return [...withoutQuoted(search).matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
    .map(({ 0: text, index: start }) => ({ text, start, words: wordsOf(text) }))
    .flatMap(({ words, ...one }) => (words.length === 1 ? [{ ...one, word: words[0] ?? '' }] : []))
    .filter(({ word }) => !/\d/.test(word))
    .slice(0, MOST_WORDS);
}

function correctionOf(
  search: string,
  typed: readonly Typed[],
  meant: ReadonlyMap<string, string>,
): SearchCorrection | null {
  const wrong = typed.filter(({ word }) => meant.has(word));
  const replaced = (by: (one: Typed) => string) =>
    wrong.reduceRight(
      (rest, one) => `${rest.slice(0, one.start)}${by(one)}${rest.slice(one.start + one.text.length)}`,
      search,
    );
  const corrected = replaced(({ word }) => meant.get(word) ?? word);
  const asTyped = replaced(({ text }) => `"${text}"`);
  const words = wrong.map(({ text, word }) => ({ typed: text, meant: meant.get(word) ?? word }));
  return Math.max(corrected.length, asTyped.length) > LONGEST ? null : { search: corrected, asTyped, words };
}
