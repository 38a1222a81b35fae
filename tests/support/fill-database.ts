import type { OpenDatabase } from '../../server/database/driver/open.ts';
import { bringUpToDate } from '../../server/database/migrate/bring-up-to-date.ts';
import { loadSample } from '../../server/database/seed/sample.ts';

/** Brings an empty database up to date and loads the sample content. */
export async function fillDatabase(database: Pick<OpenDatabase, 'db' | 'embedded' | 'url'>): Promise<void> {
  await bringUpToDate(database);
  await loadSample(database.db, { now: () => new Date() });
}
