import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.ts';
import type { AlertAreaName } from './alert-area.ts';
import { areas } from './alert-areas.ts';

/** The number of newest rows that are counted. */
const SAMPLED_ROWS = 500;

/** In how many of the newest rows each term occurs; those that occur in none are left out. */
export async function countRowsByTerm(
  db: Kysely<DB>,
  name: AlertAreaName,
  terms: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ term: string; rows: number }>`
    with newest as materialized (select * from (${areas[name].records(today)}) as record order by id desc limit ${SAMPLED_ROWS})
    select term, count(*)::integer as rows
    from newest cross join lateral unnest(tsvector_to_array(search_vector) || terms) as term
    where term = any(${terms}::text[]) group by term`.execute(db);
  return new Map(rows.map((row) => [row.term, row.rows]));
}
