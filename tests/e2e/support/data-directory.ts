import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a portal of the tests keeps what its first operator signs in with. */
export const OPERATOR_FILE = 'first-operator.json';

/** The data directory of the portal of an origin: `portal.ts` names it by its port. */
export async function dataDirectoryOf(origin: string): Promise<string> {
  const directories = await readdir(tmpdir());
  const own = directories.find((name) => name.startsWith(`portal-${new URL(origin).port}-`));
  return join(tmpdir(), own ?? '');
}
