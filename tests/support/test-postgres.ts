import { ObservedRunner } from '../../server/database/driver/observed-runner.ts';
import { databaseOver } from '../../server/database/driver/open.ts';
import { openPostgres } from '../../server/database/driver/postgres.ts';
import { testPostgresUrl } from './postgres-databases.ts';
import type { TestDatabase } from './test-database.ts';

const POOL_SIZE = 5;
/** A busy machine may need longer for what a test prepares, and asks at once, than a visitor waits. */
const LONGEST_MS = 60_000;

/** A handle on a database of the PostgreSQL server under test. */
export function openTestPostgres(database: string): TestDatabase {
  const url = testPostgresUrl(database);
  const runner = openPostgres({
    url,
    poolSize: POOL_SIZE,
    statementTimeout: LONGEST_MS,
    connectionTimeout: LONGEST_MS,
  });
  const activity = new ObservedRunner(runner);
  const db = databaseOver(activity);
  return { db, runner, activity, kind: 'postgres', url, close: () => db.destroy() };
}
