import { type Kysely, sql } from 'kysely';
import { cachedAnswer } from '../queries/cached-answer.ts';
import type { DB } from '../tables.ts';
import { readLocatedText, readWithoutComma } from './located-text.ts';
import { readPostcode } from './postcode.ts';
import { findSimilarPlaces } from './similar-places.queries.ts';

/** A town, district or site as it is suggested. */
export interface PlaceRow {
  readonly id: string;
  readonly name: string;
  /** A town or a district, or a site in one. */
  readonly kind: 'town' | 'site';
  readonly town: string;
  /** The county, or a part of a nation; null of a site. */
  readonly area: string | null;
  readonly region: string;
  readonly nation: 'england' | 'scotland' | 'wales' | 'northern_ireland';
  readonly outwardCode: string | null;
  readonly otherNames: readonly string[];
}

/** More places than these are not looked for in one text. */
const MOST_ALTERNATIVES = 5;

/** Fewer letters may be any place. */
const SHORTEST_MEANT = 3;
/** Longer texts are no names. */
const LONGEST_MEANT = 100;
const MOST_MEANT = 3;

const suggested = sql`place.id, place.name, place.kind, place.town, place.area, place.region, place.nation,
  place.outward_code as "outwardCode",
  array(select name from known_place_name where place_id = place.id and name <> place.name order by name) as "otherNames"`;

interface Asked {
  readonly beginning: string;
  readonly first: number;
}

/**
 * Places of which a name begins with what was typed: those that are called just that first, then the larger ones. Where
 * there are none, the text may be a postcode or its outward code, say where the place is ('Leeds, West Yorkshire'), or name
 * several ('Leeds/Bradford'), or be misspelt. Kept for a minute.
 */
export const suggestPlaces = cachedAnswer(60_000, async (db, { beginning, first }: Asked): Promise<PlaceRow[]> => {
  const whole = await findSuggestions(db, { beginning, first, where: '' });
  if (whole.length > 0) {
    return whole;
  }
  const postcode = readPostcode(beginning);
  if (postcode) {
    return findAtCode(db, postcode.outwardCode, first);
  }
  const names = beginning.split('/').filter((name) => name.trim() !== '');
  const found = await Promise.all(names.slice(0, MOST_ALTERNATIVES).map((name) => findLocated(db, name, first)));
  return inTurn(found).slice(0, first);
});

/** The places that a user may mean by a name that is not known: those whose names begin so, or are nearest to it. */
export async function findMeantPlaces(db: Kysely<DB>, name: string): Promise<readonly PlaceRow[]> {
  return [...name].length < SHORTEST_MEANT || name.length > LONGEST_MEANT
    ? []
    : suggestPlaces(db, { beginning: name, first: MOST_MEANT });
}

/** The town that is nearest to an outward code, and the places with that code. 'SW1' means the first of its parts. */
async function findAtCode(db: Kysely<DB>, code: string, first: number): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    with code as materialized (
      select * from outward_code where code = ${code}
        or code between ${code} || 'A' and ${code} || 'Z' and not exists (select from outward_code where code = ${code})
      order by code limit 1
    ),
    nearest as materialized (
      select place.id from code join place on place.nation = code.nation and place.kind = 'town'
      order by power(place.latitude - code.latitude, 2) +
        power((place.longitude - code.longitude) * cos(radians(code.latitude)), 2), place.size desc, place.id limit 1
    )
    select ${suggested}
    from code join place on place.id = (select id from nearest) or place.outward_code = code.code and place.kind <> 'address'
    order by place.id = (select id from nearest) desc, place.size desc, place.name, place.id limit ${first}::integer`.execute(
    db,
  );
  return rows;
}

/**
 * Places by a name and where they are; whatever is said of that where no place of the name is there. Where none has the
 * name, those with the nearest ones.
 */
async function findLocated(db: Kysely<DB>, text: string, first: number): Promise<PlaceRow[]> {
  const { name: beginning, where } = readLocatedText(text);
  const readings = [{ name: beginning, where }, ...readWithoutComma(text), { name: beginning, where: '' }];
  const found = await Promise.all(
    readings.map((reading) => findSuggestions(db, { beginning: reading.name, first, where: reading.where })),
  );
  return found.find((places) => places.length > 0) ?? findSimilar(db, beginning, first);
}

async function findSimilar(db: Kysely<DB>, name: string, first: number): Promise<PlaceRow[]> {
  const ids = await findSimilarPlaces(db, name);
  if (ids.length === 0) {
    return [];
  }
  const { rows } = await sql<PlaceRow>`
    select ${suggested} from place where id = any(${[...ids]}::uuid[]) order by size desc, name, id
    limit ${first}::integer`.execute(db);
  return rows;
}

/** The first of each list, then the second, and so on; each place once. */
function inTurn(lists: readonly (readonly PlaceRow[])[]): PlaceRow[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const places = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
  return [...new Map(places.map((place) => [place.id, place])).values()];
}

async function findSuggestions(
  db: Kysely<DB>,
  { beginning, first, where }: Asked & { readonly where: string },
): Promise<PlaceRow[]> {
  const key = sql`(place_key(known_place_name.name) collate "C")`;
  const { rows } = await sql<PlaceRow>`
    with asked as materialized (select place_key(${beginning}) collate "C" as key, place_key(${where}) as "where"),
    named as (
      select place_id, bool_or(${key} = asked.key) as is_whole
      from asked join known_place_name on ${key} >= asked.key and ${key} < asked.key || '~'
      where asked.key <> '' group by place_id
    )
    select ${suggested}
    from asked cross join named join place on place.id = named.place_id
    where asked."where" = '' or position(' ' || asked."where" in ' ' ||
      place_key(concat_ws(' ', place.area, place.town, place.city, place.region, replace(place.nation, '_', ' ')))) > 0
    order by named.is_whole desc, place.size desc, place.name, place.id limit ${first}::integer`.execute(db);
  return rows;
}
