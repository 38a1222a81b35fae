import { type Kysely, sql } from 'kysely';
import { keptAnswer } from '../queries/kept-answer.ts';
import type { DB } from '../tables.ts';
import { readLocatedText } from './located-text.ts';

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

interface Asked {
  readonly beginning: string;
  readonly first: number;
}

/**
 * Places of which a name begins with what was typed: those that are called just that first, then the larger ones. Where
 * there are none, the text may say where the place is ('Leeds, West Yorkshire'), or name several ('Leeds/Bradford'). Kept
 * for a minute.
 */
export const suggestPlaces = keptAnswer(60_000, async (db, { beginning, first }: Asked): Promise<PlaceRow[]> => {
  const whole = await findSuggestions(db, { beginning, first, where: '' });
  if (whole.length > 0 || !/[,/]/.test(beginning)) {
    return whole;
  }
  const names = beginning.split('/').filter((name) => name.trim() !== '');
  const found = await Promise.all(names.slice(0, MOST_ALTERNATIVES).map((name) => findLocated(db, name, first)));
  return inTurn(found).slice(0, first);
});

/** Places by a name and where they are; whatever is said of that where no place of the name is there. */
async function findLocated(db: Kysely<DB>, text: string, first: number): Promise<PlaceRow[]> {
  const { name: beginning, where } = readLocatedText(text);
  const located = await findSuggestions(db, { beginning, first, where });
  return located.length > 0 || where === '' ? located : findSuggestions(db, { beginning, first, where: '' });
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
    select place.id, place.name, place.kind, place.town, place.area, place.region, place.nation,
      place.outward_code as "outwardCode",
      array(select name from known_place_name where place_id = place.id and name <> place.name order by name) as "otherNames"
    from asked cross join named join place on place.id = named.place_id
    where asked."where" = '' or position(' ' || asked."where" in ' ' ||
      place_key(concat_ws(' ', place.area, place.town, place.city, place.region, replace(place.nation, '_', ' ')))) > 0
    order by named.is_whole desc, place.size desc, place.name, place.id limit ${first}::integer`.execute(db);
  return rows;
}
