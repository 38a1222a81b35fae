import type { Kysely } from 'kysely';
import { keptAnswer } from '../graph/kept-answer.ts';
import type { DB } from '../tables.ts';
import { wordsOf } from './folded-words.ts';
import { isOrdinary } from './ordinary-words.ts';

const FRESH_FOR_MS = 60_000;
/** Names have so many words at most: 'Yorkshire and the Humber'. */
const LONGEST_NAME = 5;
const MOST_PLACES = 50_000;
/** A name of more places than these, as England, narrows nothing. */
const MOST_IDS = 2_000;
const before = new Set(['in', 'near', 'around', 'at']);

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
  const [rows, names] = await Promise.all([
    db
      .selectFrom('place')
      .select(['id', 'kind', 'name', 'town', 'region', 'nation'])
      .orderBy('id')
      .limit(MOST_PLACES)
      .execute(),
    db.selectFrom('known_place_name').select(['place_id', 'name']).orderBy('place_id').limit(MOST_PLACES).execute(),
  ]);
  const places = new Map<string, Place>();
  const add = (given: string, ids: readonly string[]) => {
    const key = wordsOf(given).join(' ');
    const place = places.get(key) ?? { name: given, ids: [] };
    place.ids.push(...ids);
    places.set(key, place);
  };
  for (const { id, name, town, region, nation } of rows.filter(({ kind }) => kind !== 'address')) {
    for (const given of new Set([town, name, region, nations[nation] ?? nation])) {
      add(given, [id]);
    }
  }
  // What employers write themselves belongs to a place, and makes none.
  for (const { id, town, region, nation } of rows.filter(({ kind }) => kind === 'address')) {
    for (const given of [town, region, nations[nation] ?? nation].filter((one) => places.has(wordsOf(one).join(' ')))) {
      add(given, [id]);
    }
  }
  const towns = new Map(rows.map(({ id, town }) => [id, town]));
  for (const { place_id: id, name } of names.filter((one) => !places.has(wordsOf(one.name).join(' ')))) {
    add(name, places.get(wordsOf(towns.get(id) ?? '').join(' '))?.ids ?? [id]);
  }
  return places;
});

/**
 * The places that words name, each word once and the longest names first; `words` are folded. An everyday word, as Bath
 * or Reading, names one where it stands alone or after 'in'.
 */
export async function findNamedPlaces(db: Kysely<DB>, words: readonly string[]): Promise<NamedPlace[]> {
  const places = await readPlaces(db, '');
  const isMeant = (start: number, length: number) =>
    length > 1 || words.length === 1 || before.has(words[start - 1] ?? '') || !isOrdinary(words[start] ?? '');
  const found: NamedPlace[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(LONGEST_NAME, words.length - start); length > 0; length -= 1) {
      const place = places.get(words.slice(start, start + length).join(' '));
      if (place && place.ids.length <= MOST_IDS && isMeant(start, length)) {
        found.push({ ...place, start, length });
        start += length - 1;
        break;
      }
    }
  }
  return found;
}

/** Whether a word says that a place follows. */
export function precedesPlace(word: string | undefined): boolean {
  return word !== undefined && before.has(word);
}

const wordsOfPlaces = new WeakMap<ReadonlyMap<string, Place>, ReadonlySet<string>>();

/** The words that stand in any name of a place, folded; split once for each reading of the places. */
export async function findPlaceWords(db: Kysely<DB>): Promise<ReadonlySet<string>> {
  const places = await readPlaces(db, '');
  const known = wordsOfPlaces.get(places);
  if (known) {
    return known;
  }
  const words = new Set([...places.keys()].flatMap((name) => name.split(' ')));
  wordsOfPlaces.set(places, words);
  return words;
}
