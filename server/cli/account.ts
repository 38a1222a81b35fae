import { loadConfig } from '../config.ts';
import { RefusedError } from '../database/driver/refused-error.ts';
import { pendingMigrations } from '../database/migrate/migrate.ts';
import { openWorkQueue } from '../database/queues/work-queue.ts';
import { accountCommand, accountUsage } from './account-command.ts';
import { readArguments, runCommand, withDatabase } from './command.ts';

await runCommand(async () => {
  const { positionals, values } = readArguments(accountUsage, {
    options: { reason: { type: 'string' }, yes: { type: 'boolean' } },
    words: process.argv[2] === 'list' ? 1 : 2,
  });
  const { productName, publicOrigin: origin, operator } = loadConfig(process.env);
  const site = { productName, origin, operator };
  const run = accountCommand(positionals, values);
  return withDatabase(async ({ db }) => {
    if ((await pendingMigrations(db)).length > 0) {
      throw new RefusedError('The database is not migrated: run npm run db:migrate first.');
    }
    const queue = await openWorkQueue(db, (error) => console.error(error));
    try {
      return await run(db, { site, queue });
    } finally {
      await queue.close();
    }
  });
});
