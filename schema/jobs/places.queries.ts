import { type Kysely, sql } from 'kysely';
import { keptAnswer } from '../graph/kept-answer.ts';
import type { DB } from '../tables.ts';

/** Mean radius of the earth in miles. */
const EARTH_RADIUS = 3958.8;

/**
 * Identifiers of all places in a town or a region, by its name; kept for a minute. With them in the query, the planner
 * knows how many posts there are in a place that somebody asks for.
 */
export const findPlacesIn = keptAnswer(
  60_000,
  async (db, { area, name }: { readonly area: 'town' | 'region'; readonly name: string }) => {
    const folded = sql<string>`search_fold(${sql.ref(area)})`;
    const rows = await db
      .selectFrom('place')
      .select('id')
      .where(folded, '=', sql<string>`search_fold(${name})`)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  },
);

/**
 * Identifiers of all places within `radius` miles of a town, site or postcode, by the haversine formula; nothing where
 * the name is not known. Several places of one name are measured from their middle.
 */
export async function findPlacesNear(db: Kysely<DB>, near: string, radius: number): Promise<string[] | undefined> {
  const { rows } = await sql<{ known: boolean; ids: string[] | null }>`
    with origin as (
      select avg(latitude) as latitude, avg(longitude) as longitude from place
      where search_fold(name) = search_fold(${near})
        or search_fold(town) = search_fold(${near})
        or replace(lower(postcode), ' ', '') = replace(lower(${near}), ' ', '')
        or split_part(lower(postcode), ' ', 1) = lower(${near})
    )
    select origin.latitude is not null as known, array_agg(place.id) filter (where place.id is not null) as ids
    from origin
    left join place on 2 * ${EARTH_RADIUS}::double precision * asin(least(1, sqrt(
      power(sin(radians(place.latitude - origin.latitude) / 2), 2) +
      cos(radians(origin.latitude)) * cos(radians(place.latitude)) *
      power(sin(radians(place.longitude - origin.longitude) / 2), 2)
    ))) <= ${radius}::double precision
    group by origin.latitude`.execute(db);
  const [found] = rows;
  return found?.known ? (found.ids ?? []) : undefined;
}
