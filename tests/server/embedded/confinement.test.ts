import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgram } from '../../support/program.ts';
import { expectConfinedPortal, loadedBefore } from '../process/confined-portal.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-confinement-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('the portal works where it writes its own directory and nothing else, even behind a symbolic link', {
  timeout: 300_000,
}, async () => {
  const real = await mkdtemp(join(directory, 'real-'));
  const link = join(directory, 'link');
  await symlink(real, link);
  await expectConfinedPortal({ DATA_DIR: link });
  expect(await readdir(real)).toEqual(expect.arrayContaining(['database', 'outbox']));
});

test('where a process cannot be replaced, the portal says so and starts', async () => {
  const { errors } = await runProgram('server/start.js', [], {
    ...loadedBefore('without-execve.ts'),
    DATA_DIR: directory,
    PORT: 'http',
  });
  expect(errors).toMatch(/^This platform cannot replace a process, .+\.\nPORT must be .+\n$/);
});

test('a directory that cannot be made is named', async () => {
  const { code, errors } = await runProgram('server/start.js', [], { DATA_DIR: join('package.json', 'data') });
  expect(code).toBe(1);
  expect(errors).toMatch(/^DATA_DIR cannot be used: ENOTDIR: .+\.\n$/);
});
