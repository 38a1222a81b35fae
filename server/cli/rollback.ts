import { rollbackOne } from '../database/migrate/migrate.ts';
import { readArguments, runCommand, withDatabase } from './command.ts';

await runCommand(async () => {
  readArguments('npm run db:rollback', {});
  return withDatabase(async ({ db }) => {
    const names = await rollbackOne(db);
    return names.length > 0 ? `Undone: ${names.join(', ')}.` : 'No migration is left to undo.';
  });
});
