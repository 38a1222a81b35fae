import { existsSync } from 'node:fs';
import { lstat, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPortal } from '../process/running-portal.ts';
import { prepareDirectory } from './prepared-directory.ts';

const oneTimePassword = /signs in as (\S+) with ([\da-f]{24}), once and within 24 hours/;
const patience = { timeout: 300_000 };

/** Removes a directory when the test is over. */
function forThisTest(directory: string): string {
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

test('without a terminal, a file has what the first operator signs in with, which holds once', patience, async () => {
  const DATA_DIR = forThisTest(await mkdtemp(join(tmpdir(), 'portal-first-')));
  const file = join(DATA_DIR, 'first-operator.txt');
  const portal = await startPortal({ DATA_DIR });
  const told = await readFile(file, 'utf8');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const [, email = '', password = ''] = oneTimePassword.exec(told) ?? [];
  const signIn = async () => {
    const answer = await fetch(`${portal.origin}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return answer.status;
  };
  expect(await signIn()).toBe(200);
  expect(existsSync(file), 'a password that is used up').toBe(false);
  expect(await signIn()).toBe(401);
  expect(await portal.stop()).toBe(0);

  const log = JSON.stringify(portal.log);
  for (const secret of [email, password, '127.0.0.1"']) {
    expect(log).not.toContain(secret);
  }
  expect(portal.log).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ msg: 'started', origin: portal.origin }),
      expect.objectContaining({ msg: 'sign-in refused', method: 'password', reason: 'wrong credentials' }),
      expect.objectContaining({ msg: 'stopping', signal: 'SIGTERM' }),
      expect.objectContaining({ msg: 'stopped' }),
    ]),
  );
  expect(await portal.errors).toBe('');

  // As if it had been copied back: no password in it signs in any more.
  await writeFile(file, told);
  const again = await startPortal({ DATA_DIR });
  await again.stop();
  await expect(stat(file), 'one password, once').rejects.toThrow();
});

test('at a terminal the address and the password are on standard error', patience, async () => {
  const DATA_DIR = forThisTest(await prepareDirectory('portal-first-'));
  const portal = await startPortal({ DATA_DIR }, { preload: 'tests/server/embedded/programs/stderr-terminal.ts' });
  await portal.stop();
  const errors = await portal.errors;
  expect(errors).toContain(` is at ${portal.origin}\n`);
  expect(errors).toMatch(oneTimePassword);
  await expect(stat(join(DATA_DIR, 'first-operator.txt'))).rejects.toThrow();
});

test('a file or a link of that name that was there before is replaced, and not written to', patience, async () => {
  const DATA_DIR = forThisTest(await prepareDirectory('portal-first-'));
  const elsewhere = join(DATA_DIR, 'elsewhere.txt');
  await writeFile(elsewhere, 'kept', { mode: 0o666 });
  await symlink(elsewhere, join(DATA_DIR, 'first-operator.txt'));
  const portal = await startPortal({ DATA_DIR });
  await portal.stop();
  expect(await readFile(elsewhere, 'utf8')).toBe('kept');
  const found = await lstat(join(DATA_DIR, 'first-operator.txt'));
  expect([found.isFile(), found.mode & 0o777]).toEqual([true, 0o600]);
});
