import { open, rename, rm } from 'node:fs/promises';
import { exportDatabase } from '../database/transfer/export.ts';
import { readArguments, runCommand, withDatabase } from './command.ts';

await runCommand(async () => {
  const [file = ''] = readArguments('npm run db:export -- <file>', { words: 1 }).positionals;
  return withDatabase(async ({ db }) => {
    const rows = await writeWhole(file, (write) => exportDatabase(db, write));
    return `Wrote ${rows.toLocaleString('en-GB')} rows to ${file}.`;
  });
});

/**
 * The file takes its name when it is whole, so that an interrupted export leaves an older one as it was. It is for its
 * owner alone: digests of passwords stand in it, and the links of mails that wait.
 */
async function writeWhole<Result>(
  file: string,
  work: (write: (lines: readonly string[]) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const partial = `${file}.partial`;
  const handle = await open(partial, 'w', 0o600);
  await handle.chmod(0o600);
  try {
    const result = await work((lines) => handle.appendFile(lines.map((line) => `${line}\n`).join('')));
    await handle.sync();
    await rename(partial, file);
    return result;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
