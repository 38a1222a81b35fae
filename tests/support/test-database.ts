import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import type { DB } from '../../schema/tables.ts';
import { openEmbedded } from '../../server/database/driver/embedded.ts';
import { type DatabaseActivity, ObservedRunner } from '../../server/database/driver/observed-runner.ts';
import { databaseOver } from '../../server/database/driver/open.ts';
import type { SqlRunner } from '../../server/database/driver/sql-runner.ts';
import { createDatabase, dropDatabase } from './postgres-databases.ts';
import { openTestPostgres } from './test-postgres.ts';

export interface TestDatabase {
  readonly db: Kysely<DB>;
  readonly runner: SqlRunner;
  readonly activity: DatabaseActivity;
  readonly kind: 'postgres' | 'embedded';
  /** Where another process can reach it; undefined for the embedded database. */
  readonly url: string | undefined;
  close(): Promise<void>;
}

/**
 * A database of the caller's own: embedded, or on PostgreSQL where TEST_DATABASE_URL is set. Unless it is asked for empty
 * it is migrated and holds the reference data and the sample content, dated from now if nothing else is asked for. Open
 * one for each test file and close it. On PostgreSQL commits wait for the disk only if it is to be flushed: `vacuum` marks no
 * page as visible to all whose rows are not on the disk, and plans differ then.
 */
export async function openTestDatabase({
  empty = false,
  datedFrom,
  isFlushed = false,
}: {
  readonly empty?: boolean;
  readonly datedFrom?: 'sampleNow';
  readonly isFlushed?: boolean;
} = {}): Promise<TestDatabase> {
  const beginning = empty ? 'empty' : datedFrom ? 'dated sampleNow' : 'dated now';
  const source = inject('databaseTemplates');
  if ('templates' in source) {
    const name = `${source.templates['dated now'].replace(/template$/, '')}${randomBytes(4).toString('hex')}`;
    await createDatabase(name, source.templates[beginning], isFlushed);
    const database = openTestPostgres(name);
    const close = async () => {
      await database.close();
      // It writes what the server has in memory to the disk, which need not be waited for; the end of the run drops what is left.
      void dropDatabase(name).catch(() => undefined);
    };
    return { ...database, close };
  }
  const runner = await openEmbedded({ snapshot: await openAsBlob(source.files[beginning]) });
  const activity = new ObservedRunner(runner);
  const db = databaseOver(activity);
  return { db, runner, activity, kind: 'embedded', url: undefined, close: () => db.destroy() };
}
