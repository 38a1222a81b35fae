import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deleteOldData } from '../../../schema/maintenance.ts';
import { dropHeldMail } from '../../../schema/outbox/held-mails.queries.ts';
import { type DueMail, insertMail, type NewMail } from '../../../schema/outbox/outbox.queries.ts';
import { MailNotAcceptedError, OutboxService, type SendOutcome } from '../../../schema/outbox/outbox.service.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { queueWaiting } from '../../../server/database/migrate/bring-up-to-date.ts';
import { openWorkQueue } from '../../../server/database/queues/work-queue.ts';
import { StartError } from '../../../server/start-error.ts';
import { createAccount } from '../../factories/account.ts';
import { testSecret } from '../../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const tokens = linkTokens([testSecret]);
const MINUTE_MS = 60_000;
let database: TestDatabase;
let queue: Awaited<ReturnType<typeof openWorkQueue>>;
let now: Date;
beforeAll(async () => {
  database = await openTestDatabase();
  queue = await openWorkQueue(database.db, (error) => expect.unreachable(String(error)));
});
beforeEach(() => {
  now = new Date('2026-11-20T09:30:00.000Z');
});
afterEach(async () => {
  await database.db.deleteFrom('outgoing_mail').execute();
  await sql`delete from pgboss.job`.execute(database.db);
});
afterAll(async () => {
  await queue.close();
  await database.close();
});

const accept = async (): Promise<SendOutcome> => ({ accepted: true });
const refuseForNow = async (): Promise<SendOutcome> => ({ accepted: false, failure: 'unreachable', isFinal: false });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};
const openOutbox = () => new OutboxService({ db: database.db, clock: { now: () => now }, linkTokens: tokens });
const rows = () => database.db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute();
const queued = async () => {
  const jobs = await sql<{ id: string }>`select id from pgboss.job where name = 'outgoing-mail' order by id`.execute(
    database.db,
  );
  return jobs.rows.map(({ id }) => id);
};

/** Writes a mail; its identifier. */
async function write(mail: Partial<NewMail> = {}): Promise<string> {
  const content = { subject: 'Hello', text: 'Hello, Asha', html: '<p>Hello, Asha</p>' };
  const recipient = 'asha@example.com';
  const whole = { kind: 'greeting', recipient, content, now: now.toISOString(), ...mail };
  await inTransaction(database.db, (transaction) => insertMail(transaction, queue, whole));
  return (await rows()).at(-1)?.id ?? '';
}

const sendNow = (id: string, send: (mail: DueMail) => Promise<SendOutcome>) =>
  openOutbox().send({ id, claimedAt: now.toISOString() }, send);

test('a mail and its queue job are one change, and neither is left of what is rolled back', async () => {
  const undone = inTransaction(database.db, async (transaction) => {
    const content = { subject: 'No', text: 'No', html: 'No' };
    await insertMail(transaction, queue, { kind: 'no', recipient: 'no@example.com', content, now: now.toISOString() });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect([await rows(), await queued()]).toEqual([[], []]);
  const id = await write();
  expect(await queued()).toEqual([id]);
});

test('what waits for the queue is added to it once', async () => {
  const ids = [await write(), await write(), await write()];
  await sql`delete from pgboss.job where id = any(${ids.slice(1)})`.execute(database.db);
  await sendNow(ids[2] ?? '', accept);
  await queueWaiting(database.db);
  await queueWaiting(database.db);
  expect(await queued()).toEqual(ids.slice(0, 2));
});

test('a mail that is held has a later job, and is not held once sending has begun', async () => {
  const heldUntil = new Date(now.getTime() + 5 * MINUTE_MS).toISOString();
  const { id: accountId } = await createAccount(database.db);
  const held = await write({ heldUntil, accountId });
  const jobs = await sql<{ start: string }>`select start_after as start from pgboss.job`.execute(database.db);
  expect(jobs.rows.map(({ start }) => new Date(start).toISOString())).toEqual([heldUntil]);
  const drop = () =>
    inTransaction(database.db, (transaction) => dropHeldMail(transaction, { accountId, kind: 'greeting' }));
  await sendNow(held, async () => {
    expect(await drop()).toBe(false);
    return { accepted: true };
  });
  await write({ heldUntil, accountId });
  expect(await drop()).toBe(true);
});

test('what was sent keeps neither address nor words, and is not sent again', async () => {
  const id = await write();
  const send = vi.fn(accept);
  await sendNow(id, send);
  expect(send.mock.calls).toMatchObject([[{ recipient: 'asha@example.com', text: 'Hello, Asha' }]]);
  expect(await rows()).toMatchObject([
    { kind: 'greeting', recipient: null, subject: null, body_text: null, body_html: null, sent_at: now.toISOString() },
  ]);
  await sendNow(id, send);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a mail without a recipient is not sent, and is ended all the same', async () => {
  const id = await write({ recipient: null });
  const send = vi.fn(accept);
  await sendNow(id, send);
  expect(send).not.toHaveBeenCalled();
  expect(await rows()).toMatchObject([{ subject: null, body_text: null, sent_at: null, failure: null }]);
});

test('a mail that goes with its account leaves a queue job that does nothing', async () => {
  const id = await write();
  await database.db.deleteFrom('outgoing_mail').execute();
  const send = vi.fn(accept);
  await sendNow(id, send);
  expect(send).not.toHaveBeenCalled();
});

test('a mail that a server refuses for now is to be tried again, and keeps its words', async () => {
  const id = await write();
  const failed = sendNow(id, async () => ({ accepted: false, failure: 'refused_for_now', isFinal: false }));
  await expect(failed).rejects.toThrow(new MailNotAcceptedError('refused_for_now'));
  expect(await rows()).toMatchObject([{ failure: 'refused_for_now', recipient: 'asha@example.com', sent_at: null }]);
  await sendNow(id, accept);
  expect(await rows()).toMatchObject([{ failure: null, recipient: null, sent_at: now.toISOString() }]);
});

test('a mail that is given up keeps what failed, and neither address nor words', async () => {
  const [tried = '', never = ''] = [await write(), await write()];
  await expect(sendNow(tried, refuseForNow)).rejects.toThrow(MailNotAcceptedError);
  const outbox = openOutbox();
  await outbox.giveUp(tried);
  await outbox.giveUp(never);
  const ended = { recipient: null, body_text: null, sent_at: null };
  expect(await rows()).toMatchObject([
    { ...ended, failure: 'unreachable' },
    { ...ended, failure: 'other' },
  ]);
});

test('an attempt that comes back after a newer one has begun sends nothing', async () => {
  const id = await write();
  const earlier = now.toISOString();
  later(1);
  await expect(sendNow(id, refuseForNow)).rejects.toThrow(MailNotAcceptedError);
  const send = vi.fn(accept);
  await openOutbox().send({ id, claimedAt: earlier }, send);
  expect(send).not.toHaveBeenCalled();
  await sendNow(id, send);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what a server refuses for good is not tried again', async () => {
  const id = await write();
  await sendNow(id, async () => ({ accepted: false, failure: 'refused', isFinal: true }));
  expect(await rows()).toMatchObject([{ recipient: null, body_text: null, failure: 'refused' }]);
});

test('a mail is not sent when there is no use in it any more', async () => {
  const send = vi.fn(accept);
  const id = await write({ uselessAfter: new Date(now.getTime() + MINUTE_MS).toISOString() });
  later(1);
  await sendNow(id, send);
  expect(send).not.toHaveBeenCalled();
  expect(await rows()).toMatchObject([{ recipient: null, failure: 'too_late' }]);
});

test('a mail that was accepted while the database was away is marked later, and not sent again', async () => {
  const id = await write();
  const outbox = openOutbox();
  const send = vi.fn(async (mail: DueMail): Promise<SendOutcome> => {
    await database.db.schema.alterTable('outgoing_mail').renameColumn('sent_at', 'gone').execute();
    return { accepted: mail.recipient !== '' } as SendOutcome;
  });
  await expect(outbox.send({ id, claimedAt: now.toISOString() }, send)).rejects.toThrow(/sent_at/);
  await database.db.schema.alterTable('outgoing_mail').renameColumn('gone', 'sent_at').execute();
  later(5);
  await outbox.send({ id, claimedAt: now.toISOString() }, send);
  expect(send).toHaveBeenCalledTimes(1);
  expect(await rows()).toMatchObject([{ sent_at: now.toISOString() }]);
});

test('what came to its end is forgotten after 30 days, and what waits is kept', async () => {
  await sendNow(await write(), accept);
  await write({ kind: 'waiting' });
  later(30 * 1_440 + 1);
  await deleteOldData(database.db, now);
  expect(await rows()).toMatchObject([{ kind: 'waiting' }]);
});

test('a database without the queues of this version is refused in a sentence', async () => {
  const other = await openTestDatabase();
  await sql`select pgboss.delete_queue('outgoing-mail')`.execute(other.db);
  await expect(openWorkQueue(other.db, () => undefined)).rejects.toThrow(
    new StartError('The queues are not those of this version: run npm run db:migrate.'),
  );
  await other.close();
});
