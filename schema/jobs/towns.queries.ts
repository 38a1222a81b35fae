import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../tables.ts';
import type { JobRow } from './job-row.ts';

/** A town as people choose it. */
export interface TownRow {
  readonly name: string;
  readonly nation: JobRow['nation'];
}

/** A place in which a post can be, and what decides its pay. */
export interface Town {
  readonly id: string;
  readonly nation: string;
  readonly highCostArea: string | null;
}

/** A place in the town, however it is spelled: the town itself before a site in it. */
export function findTown(db: Kysely<DB>, town: string): Promise<Town | undefined> {
  return db
    .selectFrom('place')
    .select(['id', 'nation', 'high_cost_area as highCostArea'])
    .where(sql<SqlBool>`search_fold(town) = search_fold(${town})`)
    .orderBy(sql`search_fold(name) = search_fold(town)`, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Every town of the reference data, by name. */
export function listTowns(db: Kysely<DB>): Promise<TownRow[]> {
  return db
    .selectFrom('place')
    .select('town as name')
    .select((select) => select.ref('nation').$castTo<JobRow['nation']>().as('nation'))
    .distinct()
    .orderBy('town')
    .orderBy('nation')
    .limit(2_000)
    .execute();
}
