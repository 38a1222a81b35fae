import { type RawBuilder, sql } from 'kysely';
import type { Around } from './alert-area.ts';

/** The sides of the squares of a map, in degrees, by their names: the smaller ones for short distances. */
const sides = { small: 0.25, large: 2 } as const;
const MILES_PER_DEGREE = 69.09;
/** More than these are too many to look for. */
const MOST_CELLS = 80;

/** The squares of a map that a circle may touch: each point of the circle is in one of them. */
export function cellsAround({ latitude, longitude, radius }: Around): string[] {
  const height = radius / MILES_PER_DEGREE;
  const width = height / Math.cos(((Math.abs(latitude) + height) * Math.PI) / 180);
  const within = (side: number) => {
    const from = (middle: number, half: number) => Math.floor((middle - half) / side);
    const count = (middle: number, half: number) => Math.floor((middle + half) / side) - from(middle, half) + 1;
    return { rows: count(latitude, height), columns: count(longitude, width), from };
  };
  const { rows, columns } = within(sides.small);
  const name = rows * columns <= MOST_CELLS ? 'small' : 'large';
  const side = sides[name];
  const large = within(side);
  return Array.from({ length: large.rows * large.columns }, (_, index) => {
    const row = large.from(latitude, height) + Math.floor(index / large.columns);
    return `:${name}:${row}:${large.from(longitude, width) + (index % large.columns)}`;
  });
}

/** The terms of the squares in which a row of `place` is, as an SQL array. */
export const cellsOfPlace: RawBuilder<unknown> = sql`array[${sql.join(
  Object.entries(sides).map(
    ([name, side]) => sql`${sql.lit(`:${name}:`)} || floor(place.latitude / ${sql.lit(side)})::integer || ':' ||
      floor(place.longitude / ${sql.lit(side)})::integer`,
  ),
)}]`;
