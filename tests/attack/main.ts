import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { attacks } from './attacks.ts';
import { prepareEmbedded, preparePostgres } from './databases.ts';
import { AttackError, readOptions } from './options.ts';
import { attackPortal } from './run.ts';

/**
 * npm run attack: sends to a portal of its own, on this machine, what an attacker would, and says how it held. It fails
 * where the portal pauses, ends, fails, or keeps the memory.
 */
const root = join(import.meta.dirname, '../..');

try {
  const options = readOptions(process.argv.slice(2));
  const chosen = attacks.filter(({ name }) => options.only === undefined || name === options.only);
  if (chosen.length === 0) {
    const names = attacks.map(({ name }) => name).join(', ');
    throw new AttackError(`There is no attack '${options.only}'. There are: ${names}.`);
  }
  console.error('Building the pages where they are out of date ...');
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/cli/build-when-needed.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const kind of options.databases) {
    const { DATABASE_URL, TEST_DATABASE_URL } = process.env;
    const prepared =
      kind === 'embedded'
        ? await prepareEmbedded()
        : await preparePostgres(DATABASE_URL || TEST_DATABASE_URL || undefined);
    if (!prepared) {
      console.log('\nNo PostgreSQL is named in DATABASE_URL and none answers at 127.0.0.1:5432: left out.');
      continue;
    }
    try {
      process.exitCode = (await attackPortal(prepared, chosen, options)) ? process.exitCode : 1;
    } finally {
      await prepared.remove();
    }
  }
} catch (error) {
  console.error(error instanceof AttackError ? error.message : error);
  process.exitCode = 1;
}
