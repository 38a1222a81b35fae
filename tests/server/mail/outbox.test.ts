import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deleteOldData } from '../../../schema/maintenance.ts';
import { type DueMail, insertMail, type NewMail } from '../../../schema/outbox/outbox.queries.ts';
import { OutboxService, type SendOutcome } from '../../../schema/outbox/outbox.service.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { smtpMailer } from '../../../server/mail/smtp-mailer.ts';
import { refusal, startSmtpServer } from '../../support/smtp-server.ts';
import { testSecret } from '../../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { from } from './due-mail.ts';

const tokens = linkTokens([testSecret]);
const MINUTE_MS = 60_000;
let database: TestDatabase;
let now: Date;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  now = new Date('2026-11-20T09:30:00.000Z');
});
afterEach(() => database.db.deleteFrom('outgoing_mail').execute());
afterAll(() => database.close());

const accept = async (): Promise<SendOutcome> => ({ accepted: true });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};
const openOutbox = () => new OutboxService({ db: database.db, clock: { now: () => now }, linkTokens: tokens });
const rows = () => database.db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute();

async function write(mail: Partial<NewMail> = {}): Promise<void> {
  const content = { subject: 'Hello', text: 'Hello, Asha', html: '<p>Hello, Asha</p>' };
  const recipient = 'asha@example.com';
  const whole = { kind: 'greeting', recipient, content, now: now.toISOString(), ...mail };
  await inTransaction(database.db, (transaction) => insertMail(transaction, whole));
}

test('what is rolled back is not sent, and what was sent keeps neither address nor words', async () => {
  const undone = inTransaction(database.db, async (transaction) => {
    const content = { subject: 'No', text: 'No', html: 'No' };
    await insertMail(transaction, { kind: 'no', recipient: 'no@example.com', content, now: now.toISOString() });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await write();
  const send = vi.fn(accept);
  expect(await openOutbox().sendDue(send)).toBe(1);
  expect(send.mock.calls).toMatchObject([[{ recipient: 'asha@example.com', text: 'Hello, Asha', attempts: 1 }]]);
  expect(await rows()).toMatchObject([
    { kind: 'greeting', recipient: null, subject: null, body_text: null, body_html: null, sent_at: now.toISOString() },
  ]);
  expect(await openOutbox().sendDue(send)).toBe(0);
});

test('a mail that a server refuses for now is tried again after a minute, and arrives once', async () => {
  let isBusy = true;
  const server = await startSmtpServer({ refuse: () => (isBusy ? refusal(451) : undefined) });
  const { send } = smtpMailer({ url: server.url, from });
  await write();
  const outbox = openOutbox();
  expect(await outbox.sendDue(send)).toBe(0);
  expect(await rows()).toMatchObject([{ failure: 'refused_for_now', recipient: 'asha@example.com', sent_at: null }]);
  isBusy = false;
  expect(await outbox.sendDue(send), 'not at once').toBe(0);
  later(1);
  expect(await outbox.sendDue(send)).toBe(1);
  expect(await outbox.sendDue(send)).toBe(0);
  expect(server.accepted.map(({ to }) => to?.[0]?.address)).toEqual(['asha@example.com']);
  expect(server.tried()).toBe(2);
  await server.close();
});

test('a mail that fails again and again is given up after the eighth time, within a day', async () => {
  const send = vi.fn(async (): Promise<SendOutcome> => ({ accepted: false, failure: 'unreachable', isFinal: false }));
  await write();
  for (let minute = 0; minute <= 1_440; minute += 1) {
    await openOutbox().sendDue(send);
    later(1);
  }
  expect(send).toHaveBeenCalledTimes(8);
  expect(await rows()).toMatchObject([{ recipient: null, body_text: null, sent_at: null, failure: 'unreachable' }]);
});

test('what a server refuses for good is not tried again', async () => {
  const send = vi.fn(async (): Promise<SendOutcome> => ({ accepted: false, failure: 'refused', isFinal: true }));
  await write();
  await openOutbox().sendDue(send);
  expect(await rows()).toMatchObject([{ recipient: null, next_attempt_at: null, failure: 'refused' }]);
});

test('a mail is not sent when there is no use in it any more', async () => {
  const send = vi.fn(accept);
  await write({ uselessAfter: new Date(now.getTime() + MINUTE_MS).toISOString() });
  later(1);
  expect(await openOutbox().sendDue(send)).toBe(0);
  expect(send).not.toHaveBeenCalled();
  expect(await rows()).toMatchObject([{ recipient: null, failure: 'too_late' }]);
});

test('a process that goes down before a server has the mail leaves it to another, which sends it once', async () => {
  await write();
  const taken = Promise.withResolvers<void>();
  // The process is gone: nothing comes back from its attempt, and nothing is marked.
  void openOutbox().sendDue(() => {
    taken.resolve();
    return new Promise<SendOutcome>(() => undefined);
  });
  await taken.promise;
  const send = vi.fn(accept);
  later(4);
  expect(await openOutbox().sendDue(send), 'the first may still be at it').toBe(0);
  later(1);
  expect(await openOutbox().sendDue(send)).toBe(1);
  later(60);
  expect(await openOutbox().sendDue(send)).toBe(0);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a mail that was accepted while the database was away is marked later, and not sent again', async () => {
  await write();
  const outbox = openOutbox();
  const send = vi.fn(async (mail: DueMail): Promise<SendOutcome> => {
    await database.db.schema.alterTable('outgoing_mail').renameColumn('sent_at', 'gone').execute();
    return { accepted: mail.recipient !== '' } as SendOutcome;
  });
  await expect(outbox.sendDue(send)).rejects.toThrow(/sent_at/);
  await database.db.schema.alterTable('outgoing_mail').renameColumn('gone', 'sent_at').execute();
  later(5);
  expect(await outbox.sendDue(send)).toBe(1);
  expect(send).toHaveBeenCalledTimes(1);
  expect(await rows()).toMatchObject([{ sent_at: now.toISOString() }]);
});

test('many mails and several who send them at once: each mail is sent once', async () => {
  for (let count = 0; count < 30; count += 1) {
    await write({ recipient: `person-${count}@example.com` });
  }
  const sent: string[] = [];
  const send = async ({ recipient }: DueMail): Promise<SendOutcome> => {
    sent.push(recipient);
    return { accepted: true };
  };
  const counts = await Promise.all([1, 2, 3, 4].map(() => openOutbox().sendDue(send)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(30);
  expect(new Set(sent).size).toBe(30);
  expect(sent).toHaveLength(30);
});

test('what came to its end is forgotten after 30 days, and what waits is kept', async () => {
  await write();
  await openOutbox().sendDue(accept);
  await write({ kind: 'waiting' });
  later(30 * 1_440 + 1);
  await deleteOldData(database.db, now);
  expect(await rows()).toMatchObject([{ kind: 'waiting' }]);
});
