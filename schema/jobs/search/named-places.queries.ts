import { type Kysely, sql } from 'kysely';
import { namedAreas } from '../../places/area-names.ts';
import type { Position } from '../../places/miles-between.ts';
import { readPostcode } from '../../places/postcode.ts';
import { resolvePlaces } from '../../places/resolved-places.queries.ts';
import { cachedAnswer } from '../../queries/cached-answer.ts';
import type { FurtherWords } from '../../queries/lists/search-correction.ts';
import { wordsOf } from '../../queries/search/folded-words.ts';
import { isOrdinary } from '../../queries/search/ordinary-words.ts';
import type { DB } from '../../tables.ts';
import { hasListedJob } from './considered-places.ts';
import { findMiddle, findPlacesNear } from './near-places.queries.ts';

const FRESH_FOR_MS = 60_000;
/** The number of words in the longest name: 'Yorkshire and the Humber'. */
const LONGEST_NAME = 5;
const before = new Set(['in', 'near', 'around', 'at']);
/** What is advertised at an outward code may be anywhere around it, in miles. */
const AROUND_POSTCODE = 5;
/** Of what looks like a postcode, so much is looked up: the last is meant. */
const MOST_POSTCODES = 2;
/** Outward codes that are bands or grades of doctors in a search, or a gas, unless more says that they are places. */
const otherwise = /^(?:b[2-9]|ct[1-4]|st[1-8]|fy[12]|co2)$/;

/** A town, an area, a region, a nation, a site or a postcode by the name that a user typed. */
export interface NamedPlace {
  /** Of a postcode, its outward code. */
  readonly name: string;
  /** How many miles around it the places are; only of a postcode. */
  readonly within?: number;
  /** Whether it is a part of the country: distances are measured from its middle then. */
  readonly isArea: boolean;
  /** Where its words begin among the typed ones, and how many there are. */
  readonly start: number;
  readonly length: number;
  /** Identifiers of all places that the name stands for, and of the addresses there that have listed posts. */
  readonly ids: readonly string[];
}

/** The places of a name in the gazetteer. */
interface Place {
  readonly name: string;
  readonly ids: string[];
  /** The towns, areas, regions and nations of this name, by which addresses belong to it. */
  readonly parts: Part[];
}

interface Part {
  readonly kind: 'town' | 'area' | 'region' | 'nation';
  readonly value: string;
}

const nations: Readonly<Record<string, string>> = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  northern_ireland: 'Northern Ireland',
};

/** All names of the gazetteer by their words, folded. What employers write themselves makes no name. */
const readPlaces = cachedAnswer<'', ReadonlyMap<string, Place>>(FRESH_FOR_MS, async (db) => {
  const [rows, names] = await Promise.all([
    db
      .selectFrom('place')
      .select(['id', 'name', 'kind', 'town', 'city', 'area', 'region', 'nation'])
      .where('kind', '<>', 'address')
      .orderBy('id')
      .execute(),
    db.selectFrom('known_place_name').select(['place_id', 'name']).orderBy('place_id').execute(),
  ]);
  const places = new Map<string, Place>();
  const keyOf = (given: string) => wordsOf(given).join(' ');
  const add = (given: string, ids: readonly string[], parts: readonly Part[]) => {
    const key = keyOf(given);
    const place = places.get(key) ?? { name: given, ids: [], parts: [] };
    place.ids.push(...ids.filter((id) => place.ids.at(-1) !== id));
    const isNew = ({ kind, value }: Part) => !place.parts.some((part) => part.kind === kind && part.value === value);
    place.parts.push(...parts.filter(isNew));
    places.set(key, place);
  };
  for (const { id, name, town, city, region, nation } of rows) {
    for (const part of [town, city ?? town]) {
      add(part, [id], [{ kind: 'town', value: part }]);
    }
    add(name, [id], []);
    add(region, [id], [{ kind: 'region', value: region }]);
    add(nations[nation] ?? nation, [id], [{ kind: 'nation', value: nation }]);
  }
  const towns = new Map(rows.map(({ id, town }) => [id, town]));
  for (const { place_id: id, name } of names.filter((one) => !places.has(keyOf(one.name)))) {
    const town = places.get(keyOf(towns.get(id) ?? ''));
    add(name, town?.ids ?? [id], town?.parts ?? []);
  }
  // A site has no area itself, but its town has.
  const areaOfTown = new Map(rows.filter(({ kind }) => kind === 'town').map(({ town, area }) => [town, area]));
  const byArea = Map.groupBy(rows, ({ area, town }) => area ?? areaOfTown.get(town) ?? '');
  for (const [area, inArea] of [...byArea].filter(([name]) => name !== '' && !places.has(keyOf(name)))) {
    const ids = inArea.map(({ id }) => id);
    add(area, ids, [{ kind: 'area', value: area }]);
    // 'Tyne & Wear'.
    if (area.includes(' and ')) {
      places.set(keyOf(area.replaceAll(' and ', ' ')), { name: area, ids, parts: [{ kind: 'area', value: area }] });
    }
  }
  for (const { names: called, of, shown } of namedAreas) {
    const parts = of.flatMap((part) => places.get(keyOf(part)) ?? []);
    const together = {
      name: shown,
      ids: [...new Set(parts.flatMap(({ ids }) => ids))],
      parts: parts.flatMap((place) => place.parts),
    };
    for (const name of called) {
      places.set(keyOf(name), together);
    }
  }
  return places;
});

/** The addresses with listed posts that belong to the places, in the order of these. */
async function findAddresses(db: Kysely<DB>, places: readonly Pick<Place, 'parts'>[]): Promise<string[][]> {
  const asked = places.flatMap(({ parts }, index) => parts.map((part) => ({ ...part, index })));
  const addresses = places.map((): string[] => []);
  if (asked.length === 0) {
    return addresses;
  }
  const { rows } = await sql<{ index: number; id: string }>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (index integer, kind text, value text)
    ),
    named as (
      select index, id from asked join place on place_key(town) = place_key(value) where asked.kind = 'town'
      union
      select index, id from asked join place on place_key(city) = place_key(value) where asked.kind = 'town'
      union
      select index, id from asked join place on area = value where asked.kind = 'area' and place.kind = 'address'
      union
      select index, id from asked join place on search_fold(region) = search_fold(value) where asked.kind = 'region'
      union
      select index, id from asked join place on nation = value where asked.kind = 'nation'
    )
    select index, id from named join place using (id)
    where place.kind = 'address' and ${hasListedJob('place')} order by id`.execute(db);
  for (const { index, id } of rows) {
    addresses[index]?.push(id);
  }
  return addresses;
}

/**
 * The places that words name, each word once and the longest names first; `words` are folded. An everyday word, as Bath
 * or Reading, names one where it stands alone or after 'in'. A postcode names what is around it.
 */
export async function findNamedPlaces(db: Kysely<DB>, words: readonly string[]): Promise<NamedPlace[]> {
  const places = await readPlaces(db, '');
  const isMeant = (start: number, length: number) =>
    length > 1 || words.length === 1 || before.has(words[start - 1] ?? '') || !isOrdinary(words[start] ?? '');
  const found: (Place & Pick<NamedPlace, 'start' | 'length'>)[] = [];
  const codes: TypedPostcode[] = [];
  for (let start = 0; start < words.length; start += 1) {
    const code = postcodeAt(words, start);
    if (code) {
      codes.push(code);
      start += code.length - 1;
      continue;
    }
    for (let length = Math.min(LONGEST_NAME, words.length - start); length > 0; length -= 1) {
      const place = places.get(words.slice(start, start + length).join(' '));
      if (place && isMeant(start, length)) {
        found.push({ ...place, start, length });
        start += length - 1;
        break;
      }
    }
  }
  const [addresses, around] = await Promise.all([
    findAddresses(db, found),
    Promise.all(codes.slice(-MOST_POSTCODES).map((code) => findAround(db, code))),
  ]);
  const named = found.map(({ name, ids, parts, start, length }, index) => ({
    ...{ name, start, length, isArea: parts.length > 0 && !parts.some(({ kind }) => kind === 'town') },
    ids: [...ids, ...(addresses[index] ?? [])],
  }));
  return [...named, ...around.flat()].sort((one, other) => one.start - other.start);
}

interface TypedPostcode extends Pick<NamedPlace, 'start' | 'length'> {
  readonly outwardCode: string;
}

/** A postcode in one word or two, or an outward code; it need not exist. */
function postcodeAt(words: readonly string[], start: number): TypedPostcode | undefined {
  const [one = '', two] = words.slice(start, start + 2);
  const outwardCode = readPostcode(one)?.outwardCode;
  if (outwardCode === undefined) {
    return undefined;
  }
  const isWhole = outwardCode.length < one.length;
  const hasInward = !isWhole && two !== undefined && readPostcode(`${one} ${two}`)?.outwardCode === outwardCode;
  if (!isWhole && !hasInward && otherwise.test(one) && !before.has(words[start - 1] ?? '')) {
    return undefined;
  }
  return { outwardCode, start, length: hasInward ? 2 : 1 };
}

/** The places around an outward code; none if there is no such code. */
async function findAround(db: Kysely<DB>, { outwardCode, start, length }: TypedPostcode): Promise<NamedPlace[]> {
  const position = await positionOf(db, outwardCode);
  if (!position) {
    return [];
  }
  const { ids } = await findPlacesNear(db, position, AROUND_POSTCODE);
  return [{ name: outwardCode, within: AROUND_POSTCODE, isArea: false, start, length, ids }];
}

/** Where distances from a place are measured, and what that is called. */
export interface Origin extends Position {
  readonly name: string;
}

/**
 * Where a place is, to measure distances from: itself, the middle of an area, or an outward code. Of several towns of a
 * name it is the one that a search near that name takes.
 */
export async function findPosition(
  db: Kysely<DB>,
  { name, ids, within, isArea }: Pick<NamedPlace, 'name' | 'ids' | 'within' | 'isArea'>,
): Promise<Origin | undefined> {
  const town = within === undefined && !isArea ? (await resolvePlaces(db, name))[0] : undefined;
  const position = town ?? (within === undefined ? await findMiddle(db, ids, name) : await positionOf(db, name));
  return position && { name: town?.name ?? name, latitude: position.latitude, longitude: position.longitude };
}

async function positionOf(db: Kysely<DB>, outwardCode: string): Promise<Position | undefined> {
  return (await resolvePlaces(db, outwardCode)).find(({ kind }) => kind === 'postcode');
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

/** For lists in which places are not searched for: names of places are no misspelt words there, and nothing is taken for one. */
export const namesOfPlaces: FurtherWords = { read: findPlaceWords, areMeant: false };
