import { createSavedSearch } from '../../factories/saved-search.ts';
import type { TimedRecord } from './timed-records.ts';

const DAY = 86_400_000;

/** What a saved search has found. */
export const savedSearchRecord: TimedRecord = {
  table: 'saved_search_hit',
  until: '30 days, or you end the saved search or delete the account',
  name: 'what a saved search has found',
  lasts: 30 * DAY,
  make: async ({ db }, instant) => {
    const { id } = await createSavedSearch(db);
    const hit = { saved_search_id: id, record_id: id, edition: '', found_at: instant };
    await db.insertInto('saved_search_hit').values(hit).execute();
    const hits = db.selectFrom('saved_search_hit').select('record_id').where('record_id', '=', id);
    return async () => (await hits.execute()).length === 1;
  },
};
