import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countWaiting } from '../../support/meanwhile.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { runProgram } from '../../support/program.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const patience = { timeout: 60_000 };
/** Kysely's own for those who migrate. */
const MIGRATION_LOCK = '3853314791062309107';

describePostgres('a command whose connection PostgreSQL ends in the middle', () => {
  let database: TestDatabase;
  let directory: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    directory = await mkdtemp(join(tmpdir(), 'portal-commands-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  test.each([
    ['export', ['rows.jsonl']],
    ['migrate', []],
    ['seed', []],
  ])('%s says so in one sentence, exits with 1 and leaves nothing', { timeout: 120_000 }, async (command, files) => {
    const { db, url = '' } = database;
    const words = files.map((file) => join(directory, file));
    const result = await db.transaction().execute(async (holder) => {
      await sql`lock table job`.execute(holder);
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(holder);
      const running = runProgram(`server/cli/${command}.ts`, words, { DATABASE_URL: url });
      await expect.poll(() => countWaiting(db), patience).toBe(1);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return running;
    });
    expect(result).toEqual({
      code: 1,
      output: '',
      errors: expect.stringMatching(/^The database at DATABASE_URL cannot be reached \([^)\n]+\)\.\n$/),
    });
    expect(await readdir(directory)).toEqual([]);
  });
});
