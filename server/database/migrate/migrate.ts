import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { DB } from '../../../schema/tables.ts';

const directory = join(import.meta.dirname, '../../../migrations');

/** Migrates the database to the newest version; returns the names of the migrations that ran. */
export async function migrateToLatest(db: Kysely<DB>): Promise<string[]> {
  const { error, results } = await createMigrator(db).migrateToLatest();
  return namesOrThrow(error, results);
}

/** Runs the oldest migration that is new; returns its name, or nothing when none is left. */
export async function migrateOne(db: Kysely<DB>): Promise<string[]> {
  const { error, results } = await createMigrator(db).migrateUp();
  return namesOrThrow(error, results);
}

/** Undoes the newest migration; returns its name, or nothing when none is left. */
export async function rollbackOne(db: Kysely<DB>): Promise<string[]> {
  const { error, results } = await createMigrator(db).migrateDown();
  return namesOrThrow(error, results);
}

/** Names of the migrations that have not been run on this database. */
export async function pendingMigrations(db: Kysely<DB>): Promise<string[]> {
  const migrations = await createMigrator(db).getMigrations();
  return migrations.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}

/** Names of the migrations that this database has, oldest first. */
export async function appliedMigrations(db: Kysely<DB>): Promise<string[]> {
  const migrations = await createMigrator(db).getMigrations();
  return migrations.filter((migration) => migration.executedAt).map((migration) => migration.name);
}

function createMigrator(db: Kysely<DB>): Migrator {
  return new Migrator({ db, provider: { getMigrations: readMigrations } });
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.ts')).sort();
  const entries = await Promise.all(
    files.map(
      async (file): Promise<[string, Migration]> => [
        file.slice(0, -'.ts'.length),
        (await import(pathToFileURL(join(directory, file)).href)) as Migration,
      ],
    ),
  );
  return Object.fromEntries(entries);
}

function namesOrThrow(error: unknown, results: readonly { migrationName: string; status: string }[] = []): string[] {
  if (error) {
    throw error;
  }
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}
