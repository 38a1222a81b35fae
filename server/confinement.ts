import { mkdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

const root = realpathSync(join(import.meta.dirname, '..'));

type Decides = Pick<Config, 'databaseUrl' | 'passwordFile' | 'dataDirectory'>;

/**
 * The flags of Node's permission model for a process of the portal: it reads the project, writes `DATA_DIR`, and
 * starts nothing. What these do not contain stands in ARCHITECTURE.md.
 *
 * @throws StartError if `DATA_DIR` cannot be made. A grant for a directory holds only once it is there.
 */
export function confinementFlags(config: Decides): string[] {
  // Files arrive there, wherever they are kept.
  const written = madeDirectory(config.dataDirectory);
  const read = [root, realpathSync(join(root, 'node_modules')), ...written, ...filesOf(config)];
  return [
    '--permission',
    ...[...new Set(read)].map((path) => `--allow-fs-read=${path}`),
    ...written.map((path) => `--allow-fs-write=${path}`),
    // SQLite's own code opens files past the permission model. It is the lock of the embedded database and nothing else.
    ...(config.databaseUrl === undefined ? [] : ['--no-experimental-sqlite']),
  ];
}

/** Under its own name and, for a symbolic link, under the name of its target. */
function madeDirectory(name: string): string[] {
  const directory = resolve(name);
  try {
    // Secrets are kept in it.
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return [...new Set([directory, realpathSync(directory)])];
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be used: ${(error as Error).message}.`);
  }
}

/** The files that the client reads for the address of a PostgreSQL server: certificates by name, and the password file. */
function filesOf({ databaseUrl, passwordFile }: Decides): string[] {
  if (databaseUrl === undefined) {
    return [];
  }
  const { searchParams } = new URL(databaseUrl);
  const named = ['sslrootcert', 'sslcert', 'sslkey'].flatMap((name) => searchParams.get(name) ?? []);
  return [...named.map((file) => resolve(file)), resolve(passwordFile ?? join(homedir(), '.pgpass'))];
}
