import type { OpenDatabase } from '../../server/database/driver/open.ts';
import { bringUpToDate } from '../../server/database/migrate/bring-up-to-date.ts';
import { loadSample } from '../../server/database/seed/sample.ts';

/** The instant at which every test of a whole application takes place, and that its sample content is dated from. */
export const sampleNow = new Date('2026-11-20T09:30:00.000Z');

/** Brings an empty database up to date and loads the sample content, dated from now. */
export async function fillDatabase(database: Pick<OpenDatabase, 'db' | 'embedded' | 'url'>): Promise<void> {
  await bringUpToDate(database);
  await loadSample(database.db, { now: () => new Date() });
}

/** Dates the sample content from `sampleNow` instead. */
export async function dateSample({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  await loadSample(db, { now: () => sampleNow });
}
