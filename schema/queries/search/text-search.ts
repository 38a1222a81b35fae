import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../../tables.ts';
import { PLAN_FOR_VALUES, unplanned, type Values } from '../prepared-query.ts';
import { wordsOf } from './folded-words.ts';
import { withoutNaming } from './naming-words.ts';
import { withoutQuotes } from './quoted.ts';
import { anyWordQuery, containsPattern, searchQuery } from './search-words.queries.ts';

/** A trigram index helps only from three letters in a row on. */
const part = /[\p{L}\p{N}]{3}/u;
/** Fewer characters than these are looked for at the beginning of words. */
const SHORTEST_WORD = 3;

/**
 * How a list is searched: not at all, by words or a part of the text, by a part only, by words or their beginning alone, or
 * by a few rows that have any word.
 */
export type SearchShape = 'none' | 'words' | 'part' | 'beginning' | 'rareWords';

export interface SearchValues {
  /** A tsquery as text. */
  readonly query: string;
  /** A LIKE pattern. */
  readonly pattern: string;
}

const noSearch = { shape: 'none', values: { query: '', pattern: '' } } as const;

/** Text searches are planned for their very words: the best plan for a common word is the worst one for a rare word. */
export const planForValues = sql.raw(PLAN_FOR_VALUES);

/**
 * Converts the typed text (trimmed, may be empty) to the shape and the values of a search.
 *
 * @param names words that only name the list: no row has to hold them, unless nothing else is looked for.
 */
export async function readSearch(
  db: Kysely<DB>,
  typed: string,
  names?: RegExp,
): Promise<{ readonly shape: SearchShape; readonly values: SearchValues }> {
  if (typed === '') {
    return noSearch;
  }
  const words = withoutQuotes(typed);
  const pattern = containsPattern(words);
  const query = (names && (await searchQuery(db, withoutNaming(typed, names)))) || (await searchQuery(db, words));
  if (part.test(words)) {
    return { shape: query === '' ? 'part' : 'words', values: { query, pattern } };
  }
  if (words.length >= SHORTEST_WORD) {
    return { shape: 'beginning', values: { query, pattern } };
  }
  // In decomposed form, an accent is a character of its own, which the last step drops.
  const beginning = words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const prefix = beginning ? `'${beginning}':*` : '';
  return { shape: 'beginning', values: { query: [query, prefix].filter(Boolean).join(' | '), pattern } };
}

/** More words than these are not chosen from. */
const MOST_WORDS = 20;

/**
 * Turns what was typed into a search for rows with any of its words, for if nothing was found that has all of them, or the
 * text as a part: so that is not looked for again. Undefined if there is but one word.
 */
export async function readAnyWord(
  db: Kysely<DB>,
  typed: string,
  names: RegExp,
): Promise<{ readonly shape: SearchShape; readonly values: SearchValues } | undefined> {
  const words = [...new Set(wordsOf(withoutNaming(typed, names)))].slice(0, MOST_WORDS);
  const query = words.length > 1 ? await anyWordQuery(db, words) : '';
  return query === ''
    ? undefined
    : { shape: 'rareWords', values: { query, pattern: containsPattern(withoutQuotes(typed)) } };
}

/** The conditions of a search in a table that keeps `search_vector` and the folded `search_text`. */
export function searchConditions(
  table: string,
  value: Values<SearchValues>,
  shape: SearchShape,
): RawBuilder<SqlBool>[] {
  const words = sql<SqlBool>`${sql.ref(`${table}.search_vector`)} @@ ${value('query')}::tsquery`;
  const part = sql<SqlBool>`${sql.ref(`${table}.search_text`)} like search_fold(${value('pattern')})`;
  switch (shape) {
    case 'none':
      return [];
    case 'words':
      return [sql<SqlBool>`(${words} or ${part})`];
    case 'part':
      return [part];
    case 'beginning':
      return [words];
    // Of words that are in hardly any row the planner expects many rows: for several of them it would go through the table.
    case 'rareWords':
      return [sql<SqlBool>`${sql.ref(`${table}.search_vector`)} @@ ${unplanned(value('query'), 'tsquery')}`];
  }
}
