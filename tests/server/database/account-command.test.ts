import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountCommand } from '../../../server/cli/account-command.ts';
import { createAccount } from '../../factories/account.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { noQueue } from '../../support/test-ports.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ports = { site: { productName: 'Test', origin: 'http://127.0.0.1' }, queue: noQueue };
const run = (...words: string[]) => accountCommand(words)(database.db, ports);
const reason = 'Two hospitals say that these jobs are not theirs.';
const surely = (...words: string[]) => accountCommand(words, { reason, yes: true })(database.db, ports);

test('accounts are listed and changed, and the log says so', async () => {
  const { db } = database;
  expect(await run('list')).toBe('There are no accounts.');
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
  const last = 'This is the last operator. Make another account an operator first.';
  await expect(surely('suspend', 'asha@example.com')).rejects.toThrow(last);
  expect(await run('operator', other)).toBe(`${other} is an operator.`);
  const follow = 'The figures of a portal that is running follow within 30 seconds.';
  expect(await surely('suspend', 'asha@example.com')).toBe(
    `asha@example.com is suspended and signed out everywhere. ${follow}`,
  );
  expect(await run('list')).toMatch(/^Asha@example\.com\toperator\tsuspended since 2\d{3}-/);
  expect(await surely('unsuspend', 'asha@example.com')).toBe(`asha@example.com may sign in again. ${follow}`);
  const { email: unconfirmed } = await createAccount(db, { email_confirmed_at: null });
  // It has no due date: no account is verified before its address is confirmed.
  expect(await run('list')).toContain(`${unconfirmed}\tmember\temail address not confirmed`);
  await expect(run('operator', unconfirmed)).rejects.toThrow(
    'The email address of this account is not confirmed, so it may belong to someone else.',
  );
  await expect(run('verify', 'unknown@example.com')).rejects.toThrow('No account has the address unknown@example.com.');

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

test('what a suspension hides, and lifting it shows, is stated with counts before anything is done', async () => {
  const { db } = database;
  const { id, email } = await createAccount(db, { access: 'verified' });
  const ask = (word: string, given = reason) => accountCommand([word, email], { reason: given })(db, ports);
  const present = async () => {
    const account = db.selectFrom('account').select('suspended_at').where('id', '=', id);
    const entries = db.selectFrom('audit_entry').select(['action', 'reason']).where('owner_id', '=', id).orderBy('id');
    const { suspended_at } = await account.executeTakeFirstOrThrow();
    return { isSuspended: suspended_at !== null, entries: await entries.execute() };
  };
  const untouched = await present();
  await expect(ask('suspend')).rejects.toThrow(
    `${email} will be signed out everywhere, cannot sign in, and is mailed the reason. 0 jobs, 0 products and 0 comments will be hidden. Nothing is changed yet: add --yes to go on.`,
  );
  await createJob(db, { owner_id: id });
  await createJob(db, { owner_id: id, closes_on: '2026-01-01' });
  await createJob(db, { owner_id: id, closed_at: '2026-11-01T12:00:00.000Z' });
  const submitted = { owner_id: id, submitted_at: '2026-11-01T12:00:00.000Z' };
  for (const state of ['published', 'published', 'in_review']) {
    await createEquipment(db, { ...submitted, review_state: state });
  }
  await createEquipment(db, { ...submitted, withdrawn_at: '2026-11-01T12:00:00.000Z' });
  await expect(ask('suspend')).rejects.toThrow('1 job, 2 products and 0 comments will be hidden.');
  await expect(ask('suspend', 'No.')).rejects.toThrow('Reason must be 10 characters or more: --reason "..."');
  await expect(ask('suspend', '')).rejects.toThrow('Enter a reason: --reason "..."');
  expect(await present()).toEqual(untouched);

  await surely('suspend', email);
  expect(await present()).toEqual({ isSuspended: true, entries: [{ action: 'account.suspended', reason }] });
  await expect(ask('unsuspend')).rejects.toThrow(
    `${email} will be able to sign in again, and is mailed that. 1 job, 2 products and 0 comments will be shown again. Nothing is changed yet: add --yes to go on.`,
  );
  expect(await present()).toMatchObject({ isSuspended: true });
});
