import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostFileStore } from './file-store.ts';

/** Keeps files below a directory, outside everything that is served, in as many folders as two digits name. */
export function diskStore(
  directory: string,
  incoming: string,
  report: (what: string, failure: unknown) => void,
): HostFileStore {
  const folderOf = (name: string) => join(directory, name.slice(0, 2));
  const pathOf = (name: string) => join(folderOf(name), name);
  return {
    keep: async (temporary, name) => {
      await synced(temporary);
      await mkdir(folderOf(name), { recursive: true, mode: 0o700 });
      await rename(temporary, pathOf(name));
      await synced(folderOf(name));
    },
    read: async (name) => {
      const file = await open(pathOf(name));
      return file.createReadStream();
    },
    remove: async (names) => {
      for (const name of names) {
        await rm(pathOf(name), { force: true }).catch((error) => report('a file was not deleted', error));
      }
    },
    namesBefore: (before) => oldNames(directory, incoming, before),
  };
}

/** The files in the folders at the start; incomplete uploads are deleted. */
async function* oldNames(directory: string, incoming: string, before: Date): AsyncGenerator<readonly string[]> {
  await deleteOldIncoming(incoming, before);
  const folders = await readdir(directory).catch(() => []);
  for (const folder of folders.filter((name) => /^[0-9a-f]{2}$/.test(name))) {
    yield await namesOlderThan(join(directory, folder), before);
  }
}

/** Deletes uploads that were cut off. */
export async function deleteOldIncoming(incoming: string, before: Date): Promise<void> {
  for (const name of await namesOlderThan(incoming, before)) {
    await rm(join(incoming, name), { force: true });
  }
}

async function namesOlderThan(directory: string, before: Date): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const file = await stat(join(directory, name)).catch(() => undefined);
    if (file && file.mtime < before) {
      old.push(name);
    }
  }
  return old;
}

/** Has the system flush a file, or the names in a folder, to disk. */
async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
