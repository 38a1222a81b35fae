import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { accountUsage } from '../../../server/cli/account-command.ts';
import { openDatabase } from '../../../server/database/driver/open.ts';
import { runProgram } from '../../support/program.ts';
import { prepareDirectory } from './prepared-directory.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wayline-account-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const run = (...words: string[]) => runProgram('server/cli/account.ts', words, { DATA_DIR: directory });

test.each([
  [['delete', 'unknown@example.com'], `'delete' is nothing that can be done to an account: ${accountUsage}\n`],
  [
    ['constructor', 'unknown@example.com'],
    `'constructor' is nothing that can be done to an account: ${accountUsage}\n`,
  ],
  [[], `Usage: ${accountUsage}\n`],
  [['list', 'more'], `Usage: ${accountUsage}\n`],
  [['verify'], `Usage: ${accountUsage}\n`],
])('%j says in one sentence why it cannot', async (words, errors) => {
  expect(await run(...words)).toEqual({ code: 1, output: '', errors });
});

test('a database that is not migrated, or in use, is named in one sentence', { timeout: 300_000 }, async () => {
  const errors = 'The database is not migrated: run npm run db:migrate first.\n';
  expect(await run('list')).toEqual({ code: 1, output: '', errors });
  const { close } = await openDatabase({ dataDirectory: directory });
  expect(await run('list')).toEqual({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^The data directory \S+ is in use by another process of the portal: [^\n]+\n$/),
  });
  await close();
});

test('a migrated database is asked', { timeout: 300_000 }, async () => {
  const migrated = await prepareDirectory('wayline-account-');
  const runThere = (...words: string[]) => runProgram('server/cli/account.ts', words, { DATA_DIR: migrated });
  onTestFinished(() => rm(migrated, { recursive: true, force: true }));
  expect(await runThere('operator', 'unknown@example.com')).toEqual({
    code: 1,
    output: '',
    errors: 'No account has the address unknown@example.com.\n',
  });
  expect(await runThere('list')).toEqual({ code: 0, output: 'There are no accounts.\n', errors: '' });
});
