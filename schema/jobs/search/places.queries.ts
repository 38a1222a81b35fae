import { type Kysely, sql } from 'kysely';
import type { DB } from '../../tables.ts';
import { isConsidered } from './considered-places.ts';

/**
 * Identifiers of all places in a region, by its name. With them in the query, the planner knows how many posts there are
 * in a place that a user asks for.
 */
export async function findPlacesInRegion(db: Kysely<DB>, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('place')
    .select('id')
    .where(sql<string>`search_fold(region)`, '=', sql<string>`search_fold(${name})`)
    .where(isConsidered('place'))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Identifiers of all places in a town, by its name, or where no town is called just that, by any other name of it:
 * its districts, and sites and addresses there too.
 */
export async function findPlacesInTown(db: Kysely<DB>, name: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with asked as materialized (select place_key(${name}) as key),
    own as (
      select place.id from asked join place on place_key(town) = asked.key
      union select place.id from asked join place on place_key(city) = asked.key
    ),
    other as (
      select same.id from asked
        join known_place_name on (place_key(known_place_name.name) collate "C") = asked.key
        join place on place.id = place_id
        join place as same on place_key(same.town) = place_key(place.town) or place_key(same.city) = place_key(place.town)
      where not exists (select from own)
    )
    select id from place
    where id in (select id from own union select id from other) and ${isConsidered('place')} order by id`.execute(db);
  return rows.map(({ id }) => id);
}
