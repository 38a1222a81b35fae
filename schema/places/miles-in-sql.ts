import { type RawBuilder, sql } from 'kysely';
import { EARTH_RADIUS } from './miles-between.ts';

/** A position as SQL: columns, or values of double precision, in degrees. */
export interface PositionInSql {
  readonly latitude: RawBuilder<unknown>;
  readonly longitude: RawBuilder<unknown>;
}

/** The distance between two positions by the haversine formula, in miles. */
export function milesInSql(from: PositionInSql, to: PositionInSql): RawBuilder<number> {
  return sql<number>`2 * ${EARTH_RADIUS}::double precision * asin(least(1, sqrt(
    power(sin(radians(${to.latitude} - ${from.latitude}) / 2), 2) +
    cos(radians(${from.latitude})) * cos(radians(${to.latitude})) *
    power(sin(radians(${to.longitude} - ${from.longitude}) / 2), 2))))`;
}
