import type { Kysely } from 'kysely';
import type { DB } from '../../tables.ts';
import type { JobRow } from '../job-row.ts';

/** A town as people choose it. */
export interface TownRow {
  readonly name: string;
  readonly nation: JobRow['nation'];
}

/** Every town of the reference data, by name. */
export function listTowns(db: Kysely<DB>): Promise<TownRow[]> {
  return db
    .selectFrom('place')
    .select('town as name')
    .select((select) => select.ref('nation').$castTo<JobRow['nation']>().as('nation'))
    .where('kind', '=', 'town')
    .distinct()
    .orderBy('town')
    .orderBy('nation')
    .limit(5_000)
    .execute();
}
