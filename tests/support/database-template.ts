import { glob, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../server/database/driver/embedded.ts';
import { databaseOver } from '../../server/database/driver/open.ts';
import { fillDatabase } from './fill-database.ts';
import { createRun, dropRun, dropStaleRuns } from './postgres-databases.ts';
import { openTestPostgres } from './test-postgres.ts';

const PREFIX = 'wayline-test-';
const STALE_AFTER_MS = 3_600_000;

declare module 'vitest' {
  interface ProvidedContext {
    /** What every test database starts as: a snapshot file, or a template on the PostgreSQL of TEST_DATABASE_URL. */
    databaseTemplate: { file: string } | { template: string };
  }
}

/** Makes the database that each test file gets a copy of: migrated, with reference data and sample content. */
export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  return process.env['TEST_DATABASE_URL'] ? makeOnPostgres(project) : makeSnapshot(project);
}

async function makeSnapshot(project: TestProject): Promise<() => Promise<void>> {
  await removeStaleSnapshots();
  const directory = await mkdtemp(join(tmpdir(), PREFIX));
  const file = join(directory, 'snapshot.tar');
  const runner = await openEmbedded({});
  // Each test file reads the snapshot: without the two databases that new ones are made from it takes a third less time.
  await runner.database.exec('update pg_database set datistemplate = false');
  await runner.database.exec('drop database template0');
  await runner.database.exec('drop database template1');
  const db = databaseOver(runner);
  await fillDatabase({ db, embedded: runner.database });
  await writeFile(file, (await runner.snapshot()).stream());
  await db.destroy();
  project.provide('databaseTemplate', { file });
  return () => rm(directory, { recursive: true, force: true });
}

/** Removes what runs that were killed have left behind. */
async function removeStaleSnapshots(): Promise<void> {
  for await (const name of glob(`${PREFIX}*`, { cwd: tmpdir() })) {
    const directory = join(tmpdir(), name);
    // Another run may have removed it meanwhile.
    const found = await stat(directory).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > STALE_AFTER_MS) {
      await rm(directory, { recursive: true, force: true });
    }
  }
}

async function makeOnPostgres(project: TestProject): Promise<() => Promise<void>> {
  await dropStaleRuns();
  const { run, template } = await createRun();
  const database = openTestPostgres(template);
  await fillDatabase(database);
  await database.close();
  project.provide('databaseTemplate', { template });
  return () => dropRun(run);
}
