import type { Kysely } from 'kysely';
import { keptAnswer } from '../graph/kept-answer.ts';
import type { DB } from '../tables.ts';
import { wordsOf } from './folded-words.ts';

const FRESH_FOR_MS = 300_000;
/** Names have so many words at most: 'Yorkshire and the Humber'. */
const LONGEST_NAME = 5;
const MOST_PLACES = 50_000;

/** A town, a region, a nation or a site by the name that somebody typed. */
export interface NamedPlace {
  readonly name: string;
  /** Where its words begin among the typed ones, and how many there are. */
  readonly start: number;
  readonly length: number;
  /** Identifiers of all places that the name stands for. */
  readonly ids: readonly string[];
}

interface Place {
  readonly name: string;
  readonly ids: string[];
}

const nations: Readonly<Record<string, string>> = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  northern_ireland: 'Northern Ireland',
};

/** All names of places by their words, folded. */
const readPlaces = keptAnswer<'', ReadonlyMap<string, Place>>(FRESH_FOR_MS, async (db) => {
  const rows = await db
    .selectFrom('place')
    .select(['id', 'name', 'town', 'region', 'nation'])
    .orderBy('id')
    .limit(MOST_PLACES)
    .execute();
  const places = new Map<string, Place>();
  for (const { id, name, town, region, nation } of rows) {
    for (const given of new Set([town, name, region, nations[nation] ?? nation])) {
      const key = wordsOf(given).join(' ');
      const place = places.get(key) ?? { name: given, ids: [] };
      place.ids.push(id);
      places.set(key, place);
    }
  }
  return places;
});

/** The places that words name, each word once and the longest names first; `words` are folded. */
export async function findNamedPlaces(db: Kysely<DB>, words: readonly string[]): Promise<NamedPlace[]> {
  const places = await readPlaces(db, '');
  const found: NamedPlace[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(LONGEST_NAME, words.length - start); length > 0; length -= 1) {
      const place = places.get(words.slice(start, start + length).join(' '));
      if (place) {
        found.push({ ...place, start, length });
        start += length - 1;
        break;
      }
    }
  }
  return found;
}

/** The words that stand in any name of a place, folded. */
export async function findPlaceWords(db: Kysely<DB>): Promise<string[]> {
  return [...(await readPlaces(db, '')).keys()].flatMap((name) => name.split(' '));
}
