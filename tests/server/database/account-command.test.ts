import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../server/database/open.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { runProgram } from '../../support/program.ts';

const usage = 'npm run account -- list, or npm run account -- verify|operator|suspend|unsuspend <e-mail>';
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wayline-account-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const run = (...words: string[]) => runProgram('server/cli/account.ts', words, { DATA_DIR: directory });

async function withDatabase<Result>(work: (db: OpenDatabase['db']) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase({ dataDirectory: directory });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

test('accounts are listed and changed from the command line, and the log says so', { timeout: 120_000 }, async () => {
  expect(await run('list')).toMatchObject({
    code: 1,
    errors: 'The database is not migrated: run npm run db:migrate first.\n',
  });
  expect(await runProgram('server/cli/migrate.ts', [], { DATA_DIR: directory })).toMatchObject({ code: 0 });
  expect(await run('list')).toEqual({ code: 0, output: 'Nobody has an account.\n', errors: '' });

  const id = await withDatabase(async (db) => {
    const account = await createAccount(db, { email: 'Asha@example.com' });
    await createSession(db, { account_id: account.id });
    for (let others = 0; others < 120; others += 1) {
      await createAccount(db, { created_at: '2026-10-01T12:00:00.000Z' });
    }
    return account.id;
  });
  const { output } = await run('list');
  expect(output.trimEnd().split('\n')).toHaveLength(121);
  expect(output).toMatch(/^Asha@example\.com\tmember\tto be verified by 2026-11-03T12:00:00\.000Z \(overdue\)\n/);

  expect(await run('verify', 'asha@EXAMPLE.com')).toMatchObject({ output: 'asha@EXAMPLE.com is verified.\n' });
  expect(await run('operator', 'asha@example.com')).toMatchObject({ output: 'asha@example.com is an operator.\n' });
  expect(await run('suspend', 'asha@example.com')).toEqual({
    code: 1,
    output: '',
    errors: 'This is the last operator. Make somebody else an operator first.\n',
  });
  expect(await run('operator', 'test-person-1@example.com')).toMatchObject({ code: 0 });
  expect(await run('suspend', 'asha@example.com')).toMatchObject({
    output: 'asha@example.com is suspended and signed out everywhere.\n',
  });
  expect((await run('list')).output).toMatch(/^Asha@example\.com\toperator\tsuspended since 2\d{3}-/);
  expect(await run('unsuspend', 'asha@example.com')).toMatchObject({ output: 'asha@example.com may sign in again.\n' });

  const kept = await withDatabase(async (db) => ({
    entries: await db
      .selectFrom('audit_entry')
      .select(['action', 'actor_kind'])
      .where('owner_id', '=', id)
      .orderBy('id')
      .execute(),
    sessions: await db.selectFrom('session').select('end_reason').where('account_id', '=', id).execute(),
  }));
  const actions = ['verified', 'made_operator', 'suspended', 'unsuspended'];
  expect(kept.entries).toEqual(actions.map((verb) => ({ action: `account.${verb}`, actor_kind: 'command_line' })));
  expect(kept.sessions).toEqual([{ end_reason: 'suspended' }]);
});

test.each([
  [['verify', 'nobody@example.com'], 'No account has the address nobody@example.com.\n'],
  [['delete', 'nobody@example.com'], `'delete' is nothing that can be done to an account: ${usage}\n`],
  [['constructor', 'nobody@example.com'], `'constructor' is nothing that can be done to an account: ${usage}\n`],
  [[], `Usage: ${usage}\n`],
  [['list', 'more'], `Usage: ${usage}\n`],
  [['verify'], `Usage: ${usage}\n`],
])('%j says in one sentence why it cannot', async (words, errors) => {
  expect(await run(...words)).toEqual({ code: 1, output: '', errors });
});

test('while another process has the embedded database, it says so in one sentence', async () => {
  await withDatabase(async () => {
    expect(await run('list')).toEqual({
      code: 1,
      output: '',
      errors: expect.stringMatching(/^The data directory \S+ is in use by another process of the portal: [^\n]+\n$/),
    });
  });
});
