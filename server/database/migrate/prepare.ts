import type { Config } from '../../config.ts';
import { StartError } from '../../start-error.ts';
import { DirectoryInUseError } from '../driver/directory-in-use-error.ts';
import { type OpenDatabase, openDatabase, pingDatabase } from '../driver/open.ts';
import { databaseRefusal } from '../driver/refusal.ts';
import { isSampleLoaded, loadSample } from '../seed/sample.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { pendingMigrations } from './migrate.ts';

export interface PreparedDatabase extends OpenDatabase {
  /** Whether sample content is in the database. */
  readonly sampleData: boolean;
}

/**
 * Opens the database and makes it ready to serve. The embedded one brings itself up to date; a PostgreSQL that several
 * processes share is migrated by `npm run db:migrate` alone.
 *
 * @throws StartError with one sentence.
 */
export async function prepareDatabase(config: Config): Promise<PreparedDatabase> {
  const { databaseUrl, dataDirectory } = config;
  const database = await openDatabase({
    databaseUrl,
    dataDirectory,
    onIdleError: (error) => console.error(`A database connection was lost: ${error.message}`),
  }).catch((error: unknown) => {
    throw asStartError(error);
  });
  try {
    await pingDatabase(database.db);
    if (database.kind === 'embedded') {
      await bringUpToDate(database);
    } else {
      await refuseOldSchema(database);
    }
    if (config.sampleData) {
      await loadSample(database.db, { now: () => new Date() });
    }
    return { ...database, sampleData: await isSampleLoaded(database.db) };
  } catch (error) {
    await database.close();
    throw asStartError(error);
  }
}

async function refuseOldSchema({ db }: OpenDatabase): Promise<void> {
  const pending = await pendingMigrations(db);
  if (pending.length > 0) {
    throw new StartError(
      `The database is ${pending.length} migration${pending.length === 1 ? '' : 's'} behind: run npm run db:migrate.`,
    );
  }
}

function asStartError(error: unknown): unknown {
  const refusal = error instanceof DirectoryInUseError ? error.message : (databaseRefusal(error) ?? unusable(error));
  return refusal === undefined ? error : new StartError(refusal);
}

/** A directory that cannot be made or written is the operator's to mend. */
function unusable(error: unknown): string | undefined {
  const isFileError = error instanceof Error && 'syscall' in error && 'path' in error;
  return isFileError ? `DATA_DIR cannot be used: ${error.message}.` : undefined;
}
