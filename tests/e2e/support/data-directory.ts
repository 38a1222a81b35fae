import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a portal of the tests keeps what it writes. */
export async function dataDirectoryOf(origin: string): Promise<string> {
  const directories = await readdir(tmpdir());
  return join(tmpdir(), directories.find((name) => name.startsWith(`portal-${new URL(origin).port}-`)) ?? '');
}
