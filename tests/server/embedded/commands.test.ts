import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgram } from '../../support/program.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wayline-commands-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const run = (command: string, words: readonly string[] = [], environment: Record<string, string> = {}) =>
  runProgram(`server/cli/${command}.ts`, words, { DATA_DIR: join(directory, 'data'), ...environment });

test.each([
  ['migrate', ['now'], {}, 'Usage: npm run db:migrate\n'],
  ['rollback', ['--all'], {}, 'Usage: npm run db:rollback\n'],
  ['export', [], {}, 'Usage: npm run db:export -- <file>\n'],
  ['import', ['a', 'b'], {}, 'Usage: npm run db:import -- <file>\n'],
  [
    'seed',
    ['--jobs'],
    {},
    'Usage: npm run seed, or npm run seed -- --jobs 100000 --documents 5000 --equipment 50000 --articles 20000 --applications 50000 --orders 50000 --messages 50000 --comments 50000\n',
  ],
  ['seed', ['--jobs', '1e5'], {}, "--jobs must be a whole number from 0 to 9999999, but it is '1e5'.\n"],
  ['make-migration', ['../up'], {}, /^'\.\.\/up' is not a name for a migration/],
  ['migrate', [], { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be an address that starts with postgres:/],
  [
    'migrate',
    [],
    { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
    /^The database at DATABASE_URL cannot be reached \(.*\)\.\n$/,
  ],
])('%s %j says in one sentence why it cannot, and exits with 1', async (command, words, environment, message) => {
  const result = await run(command, words, environment);
  expect(result).toEqual({ code: 1, output: '', errors: expect.stringMatching(message) });
  expect(result.errors.trimEnd()).not.toContain('\n');
});

test('a database is seeded, exported and rolled back, and takes no export while it holds rows', {
  timeout: 300_000,
}, async () => {
  const file = join(directory, 'export.jsonl');
  const seeded = await run('seed', ['--jobs', '20', '--documents', '10', '--equipment', '30', '--articles', '40']);
  expect(seeded).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /, 20 generated jobs, 10 generated documents, 30 generated products and 40 generated articles\.\n$/,
    ),
  });
  await writeFile(file, 'older');
  expect(await run('export', [file])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Wrote [\d,]+ rows to /),
  });
  expect((await readFile(file, 'utf8')).split('\n')[0]).toMatch(/^\{"format":"wayline-export"/);
  // Digests of passwords stand in both, and no other user on the machine may read them.
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(join(directory, 'data/database'))).mode & 0o777).toBe(0o700);

  expect(await run('import', [file])).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^The table \w+ is not empty/),
  });
  expect(await run('rollback')).toMatchObject({ code: 0, output: expect.stringMatching(/^Undone: \d{8}T\d{4}-/) });
});
