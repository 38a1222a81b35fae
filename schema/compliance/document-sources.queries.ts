import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.ts';

/** The names that a body may have as a source: the one given, and those that search takes for the same ('CQC'); folded. */
export async function findSourceNames(db: Kysely<DB>, name: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select search_fold(${name}) as name
    union
    select search_fold(unnest(alternatives)) from search_synonym where term = search_fold(${name})`.execute(db);
  return rows.map((row) => row.name);
}
