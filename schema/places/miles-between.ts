/** A position on the earth, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth, in miles. */
export const EARTH_RADIUS = 3_958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two positions by the haversine formula: miles, with one decimal. */
export function milesBetween(one: Position, other: Position): number {
  const halfLatitude = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const halfLongitude = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const share = halfLatitude + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * halfLongitude;
  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(share))) * 10) / 10;
}
