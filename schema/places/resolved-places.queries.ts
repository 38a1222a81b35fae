import { type Kysely, sql } from 'kysely';
import { keptAnswer } from '../graph/kept-answer.ts';
import type { DB } from '../tables.ts';
import { readPostcode } from './postcode.ts';

/** Names that are longer are none. */
const LONGEST_NAME = 100;

/** A place that is known by a name or a postcode. */
export interface ResolvedPlace {
  /** The name that is shown; of a postcode, its outward code. */
  readonly name: string;
  readonly kind: 'town' | 'site' | 'address' | 'postcode';
  readonly nation: 'england' | 'scotland' | 'wales' | 'northern_ireland';
  readonly region: string;
  readonly outwardCode: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** Whether this is its own name, and not an alternative one. */
  readonly isOwnName: boolean;
  /** The rows of `place` that posts there have: sites and addresses of a town, too. */
  readonly placeIds: readonly string[];
}

const findKnownPlaces = keptAnswer(60_000, findPlaces);

/**
 * The places of a name: a town, district, hospital site, any alternative name of it, an outward code or a postcode;
 * 10 at most, those whose own name it is first, then the larger ones. Case, accents and punctuation do not count. Kept for
 * a minute.
 */
export async function resolvePlaces(db: Kysely<DB>, text: string): Promise<readonly ResolvedPlace[]> {
  const name = text.length > LONGEST_NAME ? '' : text.trim();
  return name === '' || name.includes('\0') ? [] : findKnownPlaces(db, name);
}

async function findPlaces(db: Kysely<DB>, name: string): Promise<ResolvedPlace[]> {
  const columns = sql`nation, region, outward_code as "outwardCode", latitude, longitude`;
  const idsOf = (condition: unknown) =>
    sql`array(select id from place as part where ${condition} order by id limit 500)`;
  const { rows } = await sql<ResolvedPlace>`
    with asked as materialized (select place_key(${name}) as key),
    known as (
      select place.*, place_key(place.name) = asked.key as is_own from asked
      join known_place_name on (place_key(known_place_name.name) collate "C") = asked.key
      join place on place.id = known_place_name.place_id
    ),
    written as (
      select distinct on (place_key(town)) place.*, true as is_own from asked
      join place on place_key(town) = asked.key
      where not exists (select from known) order by place_key(town), place.id
    ),
    found as (
      (select distinct on (id) * from known order by id, is_own desc) union all select * from written
    )
    (
      select case kind when 'site' then name else town end as name, kind, ${columns}, is_own as "isOwnName",
        case kind when 'site' then array[id]
          else ${idsOf(sql`place_key(part.town) = place_key(found.town)`)} end as "placeIds"
      from found order by is_own desc, size desc, found.name limit 10
    ) union all (
      select code, 'postcode', nation, region, code, latitude, longitude, true,
        ${idsOf(sql`part.outward_code = code`)}
      from outward_code where code = ${readPostcode(name)?.outwardCode ?? ''}
    )`.execute(db);
  return rows;
}
