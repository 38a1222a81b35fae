import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { startPortal } from './running-portal.ts';

/** NODE_OPTIONS that have a program of the tests loaded before the portal. */
export const loadedBefore = (program: string) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'programs', program))}`,
});

/** Starts the portal with a program in it that tries what no request needs, and expects all of that to be refused. */
export async function expectConfinedPortal(
  environment: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
): Promise<void> {
  const portal = await startPortal({ ...environment, ...loadedBefore('forbidden-deeds.ts') });
  for (const path of ['/api/jobs', '/health']) {
    expect((await fetch(`${portal.origin}${path}`)).status, path).toBe(200);
  }
  const signedUp = await fetch(`${portal.origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'confined@example.com',
      password: 'seven geese on a pier',
      role: 'nurse',
      firstName: 'Asha',
      lastName: 'Mensah',
      phone: '01632 960 001',
      organization: 'Brambleford',
    }),
  });
  expect(signedUp.status).toBe(201);
  const mails = () => readdir(join(environment.DATA_DIR, 'outbox')).catch(() => []);
  await expect.poll(mails, { timeout: 60_000 }).toContainEqual(expect.stringMatching(/\.eml$/));
  expect(await portal.stop(), 'the signal reaches the process that was started').toBe(0);
  expect(JSON.parse(await portal.errors)).toEqual({
    'write inside': 'done',
    'remove inside': 'done',
    'write outside': 'ERR_ACCESS_DENIED',
    'write the project': 'ERR_ACCESS_DENIED',
    'write by a name that leads outside': 'ERR_ACCESS_DENIED',
    'read outside': 'ERR_ACCESS_DENIED',
    'link to outside': 'ERR_ACCESS_DENIED',
    'bind to a file outside': 'ERR_ACCESS_DENIED',
    // What the model does not contain, as ARCHITECTURE.md says: once this is refused, the lock may stay and the words go.
    'write outside by SQLite': environment['DATABASE_URL'] === undefined ? 'done' : 'TypeError',
    'spawn a process': 'ERR_ACCESS_DENIED',
    'run a program': 'ERR_ACCESS_DENIED',
    'become a program': 'ERR_ACCESS_DENIED',
    'start a thread': 'ERR_ACCESS_DENIED',
    'load native code': 'ERR_DLOPEN_DISABLED',
  });
}
