import { open } from 'node:fs/promises';
import { queueWaiting } from '../database/migrate/bring-up-to-date.ts';
import { importDatabase } from '../database/transfer/import.ts';
import { readArguments, runCommand, withDatabase } from './command.ts';

await runCommand(async () => {
  const [file = ''] = readArguments('npm run db:import -- <file>', { words: 1 }).positionals;
  const stream = (await open(file)).createReadStream({ encoding: 'utf8' });
  try {
    return await withDatabase(async ({ db }) => {
      const rows = await importDatabase(db, splitLines(stream));
      await queueWaiting(db);
      return `Read ${rows.toLocaleString('en-GB')} rows from ${file}.`;
    });
  } finally {
    stream.destroy();
  }
});

/** Not node:readline, which also ends a line at the Unicode line separators that a text may hold. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) {
    yield rest;
  }
}
