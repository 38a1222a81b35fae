import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import employers from './sample/employers.json' with { type: 'json' };
import { upsertRows } from './upsert.ts';

/** Invented employers in real towns. */
export async function loadEmployers(db: Kysely<DB>): Promise<void> {
  const names = employers.map((employer) => employer.town);
  const towns = await db
    .selectFrom('place')
    .select(['id', 'name'])
    .where('kind', '=', 'town')
    .where('name', 'in', names)
    .execute();
  const rows = employers.map(({ town, ...employer }) => {
    const place = towns.find((candidate) => candidate.name === town);
    if (!place) {
      throw new Error(`The sample employer ${employer.name} is in ${town}, which is not among the towns.`);
    }
    return { ...employer, place_id: place.id };
  });
  await upsertRows(db, { table: 'employer', key: ['id'], rows });
}
