import type { Kysely } from 'kysely';
import { type ResolvedPlace, resolvePlaces } from '../places/resolved-places.queries.ts';
import type { DB } from '../tables.ts';

const name = String.raw`([\p{L}'-]{2,40}(?: [\p{L}'-]{2,40}){0,2})`;
/** After these words a place is named, whatever its case; after the others only with a capital: 'in stock' names none. */
const anyCase = new RegExp(String.raw`\b(?:near(?: to)?|around|close to|miles (?:of|from)|local to) ${name}`, 'giu');
const capital = new RegExp(String.raw`\b(?:in|at|from|to) (?=\p{Lu})${name}`, 'gu');
/** So many places of a question are looked up. */
const MOST_NAMES = 3;

/** The place that a question names after a word like 'near' or 'in': the longest name that is known; undefined if there is none. */
export async function placeInQuestion(db: Kysely<DB>, question: string): Promise<ResolvedPlace | undefined> {
  const named = [...question.matchAll(anyCase), ...question.matchAll(capital)].slice(0, MOST_NAMES);
  const names = named.flatMap(([, text = '']) => beginningsOf(text.split(' ')));
  const found = await Promise.all(names.map((one) => resolvePlaces(db, one)));
  return found.find((places) => places.length > 0)?.[0];
}

/** 'Milton Keynes this', 'Milton Keynes', 'Milton'. */
function beginningsOf(words: readonly string[]): string[] {
  return words.map((_word, index) => words.slice(0, words.length - index).join(' '));
}
