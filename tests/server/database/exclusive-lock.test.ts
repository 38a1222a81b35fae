import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DirectoryInUseError } from '../../../server/database/driver/directory-in-use-error.ts';
import { lockDirectory } from '../../../server/database/driver/exclusive-lock.ts';
import { runProgram, startProgram } from '../../support/program.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wayline-lock-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function holdElsewhere() {
  const child = startProgram('tests/server/database/programs/hold-directory.ts', [directory]);
  const exit = once(child, 'exit');
  if (child.stdout) {
    await once(child.stdout, 'data');
  }
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

test('a command on a directory that is in use says so in one sentence and exits with 1', async () => {
  const holder = await holdElsewhere();
  const result = await runProgram('server/cli/migrate.ts', [], { DATA_DIR: directory });
  await holder.kill();
  expect(result).toEqual({
    code: 1,
    output: '',
    errors: `The data directory ${directory} is in use by another process of the portal: stop it first, or set DATA_DIR.\n`,
  });
});

test('a directory is free at once when its holder was killed', async () => {
  const holder = await holdElsewhere();
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
  await holder.kill();
  const unlock = lockDirectory(directory);
  unlock();
});

test('a directory that was let go of can be taken again, and one that is held cannot, in one process too', () => {
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
  unlock();
  lockDirectory(directory)();
});
