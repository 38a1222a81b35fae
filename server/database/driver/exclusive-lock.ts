import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DirectoryInUseError } from './directory-in-use-error.ts';

/** A lock whose object is no longer referenced would be closed by the garbage collector. */
const held = new Set<DatabaseSync>();

/**
 * Holds `directory` for this process alone. Two processes on one embedded database lose rows silently, so the lock is
 * the operating system's own, taken through SQLite's file locking: it goes with the process, however that ends.
 *
 * @returns a function that lets go.
 * @throws DirectoryInUseError when another process holds it.
 */
export function lockDirectory(directory: string): () => void {
  // Secrets are kept in it.
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(directory, 'owner.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) {
      throw new DirectoryInUseError(
        `The data directory ${directory} is in use by another process of the portal: stop it first, or set DATA_DIR.`,
      );
    }
    throw error;
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
