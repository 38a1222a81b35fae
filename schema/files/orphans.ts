import type { Kysely } from 'kysely';
import type { FileStore } from '../ports.ts';
import type { DB } from '../tables.ts';
import { namesWithoutFile } from './stored-files.queries.ts';

/** Bytes stand in the store a moment before their row does. */
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Deletes the bytes that belong to no file: of uploads that were cut off, and of files that have gone with what they belonged
 * to. Called again and again.
 */
export async function deleteOrphans(db: Kysely<DB>, files: FileStore, now: Date): Promise<void> {
  for await (const names of files.namesBefore(new Date(now.getTime() - LONGEST_WAIT_MS))) {
    if (names.length > 0) {
      await files.remove(await namesWithoutFile(db, names));
    }
  }
}
