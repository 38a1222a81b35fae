import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';

/** Where a post can be, and what decides its pay. */
export interface PlaceOfPost {
  readonly id: string;
  readonly kind: string;
  readonly town: string;
  readonly area: string | null;
  /** The town of which it is a district. */
  readonly city: string | null;
  readonly nation: string;
  readonly region: string;
  readonly highCostArea: string | null;
  readonly outwardCode: string | null;
  readonly postcode: string | null;
}

/** A place of the gazetteer, and its distance from an outward code in miles; nothing if none was asked for. */
export interface FoundPlace extends PlaceOfPost {
  readonly miles: number | null;
}

const columns = sql`place.id, place.kind, place.town, place.area, place.city, place.nation, place.region,
  place.high_cost_area as "highCostArea", place.outward_code as "outwardCode", place.postcode`;

/** Exact enough to compare places in one region: a degree of longitude is as long everywhere as at the code. */
const miles = sql`69.1 * sqrt(power(place.latitude - outward.latitude, 2) +
  power((place.longitude - outward.longitude) * cos(radians(outward.latitude)), 2))`;

/**
 * The place that a user means by a name, however it is spelled: of several the one nearest to the outward code, where
 * there is one; else the one whose own name it is, and the largest.
 */
export async function findNamedPlace(
  db: Kysely<DB>,
  name: string,
  outwardCode?: string,
): Promise<FoundPlace | undefined> {
  const { rows } = await sql<FoundPlace>`
    with asked as materialized (select place_key(${name}) as key),
    found as (
      select place_id as id from asked join known_place_name on (place_key(name) collate "C") = asked.key
      union
      select place.id from asked join place on place_key(town) = asked.key where place.kind <> 'address'
    )
    select ${columns}, ${miles} as miles
    from found join place on place.id = found.id
      left join outward_code as outward on outward.code = ${outwardCode ?? ''}
    order by miles, place_key(place.name) = (select key from asked) desc, place.kind = 'town' desc, place.size desc, place.id
    limit 1`.execute(db);
  return rows[0];
}

/** A place that a user may mean by a name. */
export interface MeantPlace {
  /** The name that is its alone. */
  readonly name: string;
  readonly outwardCode: string | null;
}

/**
 * The places that a user may mean by a name alone, the larger ones first: the one whose own name it is, or else all of
 * which it is an alternative name.
 */
export async function listMeantPlaces(db: Kysely<DB>, name: string): Promise<MeantPlace[]> {
  const { rows } = await sql<MeantPlace>`
    with asked as materialized (select place_key(${name}) as key),
    named as (
      select place.*, place_key(place.name) = asked.key as is_own
      from asked join place on place.id in (
        select place_id from known_place_name where (place_key(known_place_name.name) collate "C") = asked.key)
    )
    select name, outward_code as "outwardCode" from named
    where is_own or not exists (select from named as other where other.is_own)
    order by size desc, name limit 10`.execute(db);
  return rows;
}

/** An outward code, and the town or district of its nation that is nearest to it; nothing if there is no such code. */
export async function findPlaceOfCode(db: Kysely<DB>, outwardCode: string): Promise<FoundPlace | undefined> {
  const { rows } = await sql<FoundPlace>`
    select place.id, place.kind, place.town, place.area, place.city, outward.nation, outward.region,
      place.high_cost_area as "highCostArea", outward.code as "outwardCode", place.postcode, ${miles} as miles
    from outward_code as outward join place on place.nation = outward.nation and place.kind = 'town'
    where outward.code = ${outwardCode}
    order by miles, place.size desc, place.id limit 1`.execute(db);
  return rows[0];
}

/** A place that an employer gives by a name and a postcode. */
export interface Address extends Omit<PlaceOfPost, 'id' | 'kind' | 'outwardCode' | 'postcode'> {
  readonly outwardCode: string;
  readonly postcode: string;
}

/** Whether there is a row of an address. */
export async function isStoredAddress(db: Kysely<DB>, { town, postcode }: Address): Promise<boolean> {
  const { rows } = await sql`
    select from place where kind = 'address' and place_key(town) = place_key(${town}) and postcode = ${postcode}`.execute(
    db,
  );
  return rows.length > 0;
}

/** The row of an address, which is added if there is none. */
export async function placeOfAddress(transaction: Transaction<DB>, address: Address): Promise<string> {
  const { town, area, city, nation, region, highCostArea, outwardCode, postcode } = address;
  const { rows } = await sql<{ id: string }>`
    insert into place (slug, name, kind, town, area, city, postcode, nation, region, latitude, longitude, high_cost_area, outward_code)
    select 'address-' || uuid_v7(), ${town}, 'address', ${town}, ${area}, ${city}, ${postcode}, ${nation}, ${region},
      latitude, longitude, ${highCostArea}, code
    from outward_code where code = ${outwardCode}
    on conflict (place_key(town), postcode) where kind = 'address' do update set postcode = excluded.postcode
    returning id`.execute(transaction);
  const [row] = rows;
  if (!row) {
    throw new Error(`There is no outward code ${outwardCode}.`);
  }
  return row.id;
}

/**
 * Deletes addresses at which no post is any more. The rows are held first, and looked at again then: a post that comes to
 * one of them meanwhile keeps it, or waits and adds it anew.
 */
export async function deleteUnusedAddresses(transaction: Transaction<DB>): Promise<void> {
  const isUnused = sql`kind = 'address' and not exists (select from job where job.place_id = place.id)`;
  const { rows } = await sql<{ id: string }>`
    select id from place where ${isUnused} order by id for update skip locked`.execute(transaction);
  await sql`
    delete from place where id = any(${rows.map(({ id }) => id)}::uuid[]) and ${isUnused}`.execute(transaction);
}
