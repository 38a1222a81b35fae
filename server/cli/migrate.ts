import { bringUpToDate } from '../database/migrate/bring-up-to-date.ts';
import { readArguments, runCommand, withDatabase } from './command.ts';

await runCommand(async () => {
  readArguments('npm run db:migrate', {});
  return withDatabase(async (database) => {
    const names = await bringUpToDate(database);
    return names.length > 0 ? `Migrated: ${names.join(', ')}.` : 'The database is up to date.';
  });
});
