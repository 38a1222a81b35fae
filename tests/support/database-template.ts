import { glob, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../server/database/driver/embedded.ts';
import { databaseOver } from '../../server/database/driver/open.ts';
import { dateSample, fillDatabase } from './fill-database.ts';
import { createDatabase, createRun, dropRun, dropStaleRuns } from './postgres-databases.ts';
import { openTestPostgres } from './test-postgres.ts';

const PREFIX = 'wayline-test-';
const STALE_AFTER_MS = 3_600_000;

/** What a test database begins with: nothing, or everything with sample content dated from now or from `sampleNow`. */
export type Beginning = 'empty' | 'dated now' | 'dated sampleNow';

declare module 'vitest' {
  interface ProvidedContext {
    /** What test databases are copies of: snapshot files, or templates on the PostgreSQL of TEST_DATABASE_URL. */
    databaseTemplates: { files: Record<Beginning, string> } | { templates: Record<Beginning, string> };
  }
}

/** Makes the databases that each test file gets a copy of one of. */
export default async function makeTemplates(project: TestProject): Promise<() => Promise<void>> {
  return process.env['TEST_DATABASE_URL'] ? makeOnPostgres(project) : makeSnapshots(project);
}

/**
 * Each test file reads a snapshot, and is through with a small one in two thirds of the time: it is without the databases
 * that new ones are made from, and the log that recovery would read is cut short.
 */
const small = ['--wal-segsize=1', '-c', 'wal_recycle=off', '-c', 'wal_init_zero=off'];

async function makeSnapshots(project: TestProject): Promise<() => Promise<void>> {
  await removeStaleSnapshots();
  const directory = await mkdtemp(join(tmpdir(), PREFIX));
  const runner = await openEmbedded({ initialization: small });
  const write = async (name: string) => {
    await runner.database.exec('checkpoint');
    const file = join(directory, `${name}.tar`);
    await writeFile(file, (await runner.snapshot()).stream());
    return file;
  };
  await runner.database.exec('update pg_database set datistemplate = false');
  await runner.database.exec('drop database template0');
  await runner.database.exec('drop database template1');
  const empty = await write('empty');
  const db = databaseOver(runner);
  await fillDatabase({ db, embedded: runner.database });
  const datedNow = await write('dated-now');
  await dateSample({ db });
  const datedSampleNow = await write('dated-sample-now');
  await db.destroy();
  project.provide('databaseTemplates', {
    files: { empty, 'dated now': datedNow, 'dated sampleNow': datedSampleNow },
  });
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
  const datedNow = openTestPostgres(template);
  await fillDatabase(datedNow);
  await datedNow.close();
  const other = `${template}_dated`;
  await createDatabase(other, template);
  const datedSampleNow = openTestPostgres(other);
  await dateSample(datedSampleNow);
  await datedSampleNow.close();
  project.provide('databaseTemplates', {
    templates: { empty: 'template0', 'dated now': template, 'dated sampleNow': other },
  });
  return () => dropRun(run);
}
