import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountCommand } from '../../../server/cli/account-command.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const run = (...words: string[]) =>
  accountCommand(words, { productName: 'Test', origin: 'http://127.0.0.1' })(database.db);

test('accounts are listed and changed, and the log says so', async () => {
  const { db } = database;
  expect(await run('list')).toBe('Nobody has an account.');
  const { id } = await createAccount(db, { email: 'Asha@example.com', email_confirmed_at: '2026-11-01T12:00:00.000Z' });
  await createSession(db, { account_id: id });
  const { email: other } = await createAccount(db, { created_at: '2026-10-01T12:00:00.000Z' });
  for (let others = 1; others < 120; others += 1) {
    await createAccount(db, { created_at: '2026-10-01T12:00:00.000Z' });
  }
  const listed = await run('list');
  expect(listed.split('\n')).toHaveLength(121);
  expect(listed).toMatch(/^Asha@example\.com\tmember\tto be verified by 2026-11-03T12:00:00\.000Z \(overdue\)\n/);

  expect(await run('verify', 'asha@EXAMPLE.com')).toBe('asha@EXAMPLE.com is verified.');
  expect(await run('operator', 'asha@example.com')).toBe('asha@example.com is an operator.');
  const last = 'This is the last operator. Make somebody else an operator first.';
  await expect(run('suspend', 'asha@example.com')).rejects.toThrow(last);
  expect(await run('operator', other)).toBe(`${other} is an operator.`);
  expect(await run('suspend', 'asha@example.com')).toBe('asha@example.com is suspended and signed out everywhere.');
  expect(await run('list')).toMatch(/^Asha@example\.com\toperator\tsuspended since 2\d{3}-/);
  expect(await run('unsuspend', 'asha@example.com')).toBe('asha@example.com may sign in again.');
  const { email: unconfirmed } = await createAccount(db, { email_confirmed_at: null });
  await expect(run('operator', unconfirmed)).rejects.toThrow(
    "The email address of this account is not confirmed, so it may be somebody else's.",
  );
  await expect(run('verify', 'nobody@example.com')).rejects.toThrow('No account has the address nobody@example.com.');

  const entries = await db
    .selectFrom('audit_entry')
    .select(['action', 'actor_kind'])
    .where('owner_id', '=', id)
    .execute();
  const actions = ['verified', 'made_operator', 'suspended', 'unsuspended'].map((verb) => `account.${verb}`);
  expect(entries.map(({ action }) => action).toSorted()).toEqual(actions.toSorted());
  expect(new Set(entries.map((entry) => entry.actor_kind))).toEqual(new Set(['command_line']));
  const sessions = await db.selectFrom('session').select('end_reason').where('account_id', '=', id).execute();
  expect(sessions).toEqual([{ end_reason: 'suspended' }]);
});
