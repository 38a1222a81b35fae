import { migrateToLatest } from '../database/migrate/migrate.ts';
import { loadReference } from '../database/seed/reference.ts';
import { readArguments, runCommand, withDatabase } from './command.ts';

await runCommand(async () => {
  readArguments('npm run db:migrate', {});
  return withDatabase(async ({ db }) => {
    const names = await migrateToLatest(db);
    await loadReference(db);
    return names.length > 0 ? `Migrated: ${names.join(', ')}.` : 'The database is up to date.';
  });
});
