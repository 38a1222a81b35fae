import type { Kysely } from 'kysely';
import type { DB } from '../../schema/tables.ts';
import { migrateToLatest } from '../../server/database/migrate/migrate.ts';
import { loadReference } from '../../server/database/seed/reference.ts';
import { loadSample } from '../../server/database/seed/sample.ts';

/** Migrates an empty database and loads the reference data and the sample content. */
export async function fillDatabase(db: Kysely<DB>): Promise<void> {
  await migrateToLatest(db);
  await loadReference(db);
  await loadSample(db, { now: () => new Date() });
}
