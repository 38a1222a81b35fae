import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, SavedSearch } from '../../schema/tables.ts';
import { createAccount } from './account.ts';
import { nextNumber } from './sequence.ts';

/** A saved search for all posts, of an account of its own unless told otherwise. It has no terms, so that it finds nothing. */
export async function createSavedSearch(
  db: Kysely<DB>,
  values: Partial<Insertable<SavedSearch>> = {},
): Promise<Selectable<SavedSearch>> {
  return db
    .insertInto('saved_search')
    .values({
      account_id: values.account_id ?? (await createAccount(db)).id,
      area: 'jobs',
      name: 'All jobs',
      filter: '{}',
      filter_key: `test ${nextNumber()}`,
      list_query: '',
      frequency: 'daily',
      condition: "':all'",
      labels: '{}',
      saved_at: '2026-11-20T09:00:00.000Z',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
