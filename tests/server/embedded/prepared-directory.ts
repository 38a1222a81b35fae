import { openAsBlob } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type EmbeddedRunner, openEmbedded } from '../../../server/database/driver/embedded.ts';

/**
 * A new data directory whose database is migrated and holds the sample content, in a third of the time of a first start.
 * Remove it after the tests.
 *
 * @param name how the directory's name begins
 * @param work what is done with the database before it is closed
 */
export async function prepareDirectory(
  name: string,
  work: (runner: EmbeddedRunner) => Promise<void> = async () => undefined,
): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), name));
  const source = inject('databaseTemplates');
  const snapshot = 'files' in source ? { snapshot: await openAsBlob(source.files['dated now']) } : {};
  const runner = await openEmbedded({ directory: join(directory, 'database'), ...snapshot });
  await work(runner);
  await runner.close();
  return directory;
}
