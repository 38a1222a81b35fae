import { chmodSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { createDialect } from './dialect.ts';
import { type DatabaseActivity, ObservedRunner } from './observed-runner.ts';
import { openPostgres } from './postgres.ts';
import type { SqlRunner } from './sql-runner.ts';

export interface DatabaseOptions {
  /** Address of a PostgreSQL server; without one the embedded database in `dataDirectory` is used. */
  readonly databaseUrl?: string | undefined;
  readonly dataDirectory: string;
  readonly poolSize?: number;
  readonly statementTimeout?: number;
  readonly onIdleError?: (error: Error) => void;
}

export interface OpenDatabase {
  readonly db: Kysely<DB>;
  readonly kind: 'postgres' | 'embedded';
  readonly activity: DatabaseActivity;
  /** The embedded database itself; nothing on PostgreSQL. */
  readonly embedded?: PGlite | undefined;
  /** Where PostgreSQL is; nothing of the embedded one. */
  readonly url?: string | undefined;
  close(): Promise<void>;
}

const OWNER_ONLY = 0o700;

/**
 * Opens PostgreSQL, or the embedded database under an exclusive lock.
 *
 * @throws DirectoryInUseError when another process has the embedded database open.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl) {
    const { databaseUrl, ...rest } = options;
    const activity = new ObservedRunner(openPostgres({ url: databaseUrl, ...rest }));
    const db = databaseOver(activity);
    return { db, kind: 'postgres', activity, url: databaseUrl, close: () => db.destroy() };
  }
  // Loaded only here: a portal on PostgreSQL need not carry the embedded one in memory.
  const [{ openEmbedded }, { lockDirectory }] = await Promise.all([
    import('./embedded.ts'),
    import('./exclusive-lock.ts'),
  ]);
  const directory = resolve(options.dataDirectory);
  const unlock = lockDirectory(directory);
  try {
    const databaseDirectory = join(directory, 'database');
    // Other users of this machine must not read it, even if they may read the parent directory.
    mkdirSync(databaseDirectory, { recursive: true });
    chmodSync(databaseDirectory, OWNER_ONLY);
    const runner = await openEmbedded({ directory: databaseDirectory });
    const activity = new ObservedRunner(runner);
    const db = databaseOver(activity);
    const close = async () => {
      await db.destroy();
      unlock();
    };
    return { db, kind: 'embedded', activity, embedded: runner.database, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A Kysely handle on a runner that is already open. */
export function databaseOver(runner: SqlRunner): Kysely<DB> {
  return new Kysely<DB>({ dialect: createDialect(runner) });
}

/** Resolves when the database answers. @throws DatabaseUnavailableError */
export async function pingDatabase(db: Kysely<DB>): Promise<void> {
  await sql`select 1`.execute(db);
}
