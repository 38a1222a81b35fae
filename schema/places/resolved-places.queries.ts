import { type Kysely, sql } from 'kysely';
import { cachedAnswer } from '../queries/cached-answer.ts';
import type { DB } from '../tables.ts';
import { readLocatedText, readWithoutComma } from './located-text.ts';
import { placeLabel } from './place-label.ts';
import { readPostcode } from './postcode.ts';

/** Names that are longer are none. */
const LONGEST_NAME = 100;

/** A place that is known by a name or a postcode. */
export interface ResolvedPlace {
  /** The name that is shown; of a postcode, its outward code. */
  readonly name: string;
  readonly kind: 'town' | 'site' | 'postcode';
  /** Name and region. */
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
}

const findKnownPlaces = cachedAnswer(60_000, async (db, text: string): Promise<ResolvedPlace[]> => {
  const whole = await findPlaces(db, text);
  const { name, where } = readLocatedText(text);
  if (whole.length > 0 || name === '') {
    return whole;
  }
  const readings = name === text ? readWithoutComma(text) : [{ name, where }];
  const found = await Promise.all(readings.map((reading) => findPlaces(db, reading.name, reading.where)));
  return found.find((places) => places.length > 0) ?? [];
});

/**
 * The places of a name: a town, district, hospital site, any alternative name of it, an outward code or a postcode;
 * 10 at most, those whose own name it is first, then the larger ones. Case, accents and punctuation do not count. What
 * employers write themselves is no name: it would lead others to wherever its author likes. Kept for a minute.
 */
export async function resolvePlaces(db: Kysely<DB>, text: string): Promise<readonly ResolvedPlace[]> {
  const name = text.length > LONGEST_NAME ? '' : text.trim();
  return name === '' || name.includes('\0') ? [] : findKnownPlaces(db, name);
}

async function findPlaces(db: Kysely<DB>, name: string, where = ''): Promise<ResolvedPlace[]> {
  // 'SW1' is what SW1A, SW1E and others have in common: their middle is meant.
  const code = readPostcode(name)?.outwardCode ?? null;
  const { rows } = await sql<Omit<ResolvedPlace, 'label'> & { readonly town: string; readonly area: string | null }>`
    with asked as materialized (select place_key(${name}) as key, place_key(${where}) as "where"),
    known as (
      select distinct on (place.id) place.*, place_key(place.name) = asked.key as is_own from asked
      join known_place_name on (place_key(known_place_name.name) collate "C") = asked.key
      join place on place.id = known_place_name.place_id
      where asked."where" = '' or position(' ' || asked."where" in ' ' ||
        place_key(concat_ws(' ', place.area, place.town, place.city, place.region, replace(place.nation, '_', ' ')))) > 0
      order by place.id, is_own desc
    )
    (
      select name, kind, town, area, latitude, longitude from known
      order by is_own desc, size desc, name limit 10
    ) union all (
      select ${code}::text, 'postcode', ${code}::text, null, avg(latitude), avg(longitude) from outward_code
      where code = ${code}
        or code between ${code} || 'A' and ${code} || 'Z' and not exists (select from outward_code where code = ${code})
      having count(*) > 0
    )`.execute(db);
  return rows.map((row) => ({ ...row, label: placeLabel(row) }));
}
