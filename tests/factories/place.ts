import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, Place } from '../../schema/tables.ts';
import { nextNumber } from './sequence.ts';

/** A town in the middle of England, unless told otherwise. */
export function createPlace(db: Kysely<DB>, values: Partial<Insertable<Place>> = {}): Promise<Selectable<Place>> {
  const name = values.name ?? `Test town ${nextNumber()}`;
  return db
    .insertInto('place')
    .values({
      slug: name.toLowerCase().replaceAll(' ', '-'),
      name,
      kind: 'town',
      town: name,
      nation: 'england',
      region: 'East Midlands',
      latitude: 52.9,
      longitude: -1.2,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
