import { type Kysely, sql } from 'kysely';
import type { DB } from '../../tables.ts';
import type { AnyOfTerms } from '../alert-area.ts';

/** The term of a name that is compared without case and accents. */
export async function areaTerms(db: Kysely<DB>, filter: 'department' | 'region', name: string): Promise<AnyOfTerms> {
  const { rows } = await sql<{ folded: string }>`select search_fold(${name.trim()}) as folded`.execute(db);
  return { [`:${filter}:${rows[0]?.folded}`]: name.trim() };
}

/**
 * The terms of a town, by its name, or where no town is called just that, by any other name of it: as the list of posts
 * takes it, but by the names of towns, so that an address counts that an employer adds later.
 */
export async function townTerms(db: Kysely<DB>, name: string): Promise<AnyOfTerms> {
  const { rows } = await sql<{ key: string }>`
    with asked as materialized (select place_key(${name}) as key),
    own as (
      select 1 from asked join place on place_key(town) = asked.key
      union all select 1 from asked join place on place_key(city) = asked.key
    )
    select key from asked
    union
    select place_key(place.town) from asked
      join known_place_name on (place_key(known_place_name.name) collate "C") = asked.key
      join place on place.id = place_id
    where not exists (select from own)`.execute(db);
  return Object.fromEntries(rows.map(({ key }) => [`:town:${key}`, name]));
}

/** The terms of a place that a search names: regions as a whole, else towns, or the site itself. */
export async function namedPlaceTerms(db: Kysely<DB>, ids: readonly string[], name: string): Promise<AnyOfTerms> {
  const { rows } = await sql<{ term: string }>`
    with chosen as materialized (
      select id, kind, town, city, region from place where id = any(${ids}::uuid[]) and kind <> 'address'
    ),
    whole as (
      select region from chosen group by region
      having count(*) = (select count(*) from place where place.region = chosen.region and kind <> 'address')
    )
    select ':region:' || search_fold(region) as term from whole
    union
    select case when kind = 'site' and not exists (select from chosen as other where other.town = chosen.town
        and other.kind <> 'site') then ':place:' || id else ':town:' || place_key(town) end
      from chosen where region not in (select region from whole)
    order by term`.execute(db);
  return Object.fromEntries(rows.map(({ term }) => [term, name]));
}
