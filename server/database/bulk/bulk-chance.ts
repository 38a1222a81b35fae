import { type RawBuilder, sql } from 'kysely';

/** A number from 0 to 2^31 - 1 that depends on the row number `n` and the place of its use alone. */
export function chance(use: number): RawBuilder<number> {
  return sql<number>`(hashint8extended(n, ${sql.lit(use)}) & 2147483647)`;
}

/** A number from 0 to just below 1, likewise. */
export function fraction(use: number): RawBuilder<number> {
  return sql<number>`(${chance(use)} / 2147483648::double precision)`;
}

/** One of a list, likewise. */
export function pick(list: readonly string[], use: number): RawBuilder<string> {
  return sql<string>`(${[...list]}::text[])[1 + ${chance(use)} % ${sql.lit(list.length)}]`;
}
