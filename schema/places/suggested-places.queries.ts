import { type Kysely, sql } from 'kysely';
import { keptAnswer } from '../queries/kept-answer.ts';
import type { DB } from '../tables.ts';

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

/**
 * Places of which a name begins with what was typed: those that are called just that first, then the larger ones. Kept for
 * a minute.
 */
export const suggestPlaces = keptAnswer(60_000, findSuggestions);

async function findSuggestions(
  db: Kysely<DB>,
  { beginning, first }: { readonly beginning: string; readonly first: number },
): Promise<PlaceRow[]> {
  const key = sql`(place_key(known_place_name.name) collate "C")`;
  const { rows } = await sql<PlaceRow>`
    with asked as materialized (select place_key(${beginning}) collate "C" as key),
    named as (
      select place_id, bool_or(${key} = asked.key) as is_whole
      from asked join known_place_name on ${key} >= asked.key and ${key} < asked.key || '~'
      where asked.key <> '' group by place_id
    )
    select place.id, place.name, place.kind, place.town, place.area, place.region, place.nation,
      place.outward_code as "outwardCode",
      array(select name from known_place_name where place_id = place.id and name <> place.name order by name) as "otherNames"
    from named join place on place.id = named.place_id
    order by named.is_whole desc, place.size desc, place.name, place.id limit ${first}::integer`.execute(db);
  return rows;
}
