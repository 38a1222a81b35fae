import { type Kysely, sql } from 'kysely';
import { EARTH_RADIUS, type Position } from '../../places/miles-between.ts';
import { milesInSql } from '../../places/miles-in-sql.ts';
import type { DB } from '../../tables.ts';
import { isConsidered } from './considered-places.ts';

const MILES_PER_DEGREE = (EARTH_RADIUS * Math.PI) / 180;
/** The ratio of a degree of longitude to one of latitude in the north of Shetland, where it is least. */
const NARROWEST = 0.48;

/** Places by their distance, the nearest first; both lists are in the same order. */
export interface NearPlaces {
  readonly ids: readonly string[];
  /** In tenths of a mile. */
  readonly distances: readonly number[];
}

/**
 * All places within `radius` miles of a position, by the haversine formula: those of a box around it are looked at. Without
 * a radius all places there are. Their number is that of the gazetteer and of the addresses with listed posts, and no
 * limit cuts it: a list would leave posts out and not say so.
 */
export async function findPlacesNear(
  db: Kysely<DB>,
  { latitude, longitude }: Position,
  radius?: number,
): Promise<NearPlaces> {
  const height = (radius ?? Number.POSITIVE_INFINITY) / MILES_PER_DEGREE;
  const within = (degrees: number, middle: number) =>
    sql`between ${middle - degrees}::double precision and ${middle + degrees}::double precision`;
  const box =
    radius === undefined
      ? sql`true`
      : sql`latitude ${within(height, latitude)} and longitude ${within(height / NARROWEST, longitude)}`;
  const degrees = (value: number) => sql`${value}::double precision`;
  const miles = milesInSql(
    { latitude: degrees(latitude), longitude: degrees(longitude) },
    { latitude: sql.ref('latitude'), longitude: sql.ref('longitude') },
  );
  const limit = radius === undefined ? sql`true` : sql`miles <= ${radius}::double precision`;
  const { rows } = await sql<{ id: string; distance: number }>`
    select id, round(miles * 10)::integer as distance
    from (select id, ${miles} as miles from place where ${box} and ${isConsidered('place')}) as measured
    where ${limit} order by miles, id`.execute(db);
  return { ids: rows.map(({ id }) => id), distances: rows.map(({ distance }) => distance) };
}

/** The middle of some places, or the position of the one that has the name of all; undefined if there are none. */
export async function findMiddle(db: Kysely<DB>, ids: readonly string[], name: string): Promise<Position | undefined> {
  const middle = (column: 'latitude' | 'longitude') => {
    const own = sql.ref(column);
    return sql`coalesce(avg(${own}) filter (where name = ${name}), avg(${own}))`;
  };
  const { rows } = await sql<Position>`
    select ${middle('latitude')} as latitude, ${middle('longitude')} as longitude
    from place where id = any(${ids}::uuid[]) having count(*) > 0`.execute(db);
  return rows[0];
}
