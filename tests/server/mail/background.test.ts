import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertMail } from '../../../schema/outbox/outbox.queries.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { type Background, startBackground } from '../../../server/background/background.ts';
import { loadConfig } from '../../../server/config.ts';
import { EmbeddedRunner } from '../../../server/database/driver/embedded.ts';
import { refusal, startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts';
import { testSecret } from '../../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const clock = { now: () => new Date() };
const patience = { timeout: 15_000 };

let database: TestDatabase;
let server: TestSmtpServer;
let background: Background | undefined;
let isBusy = false;
const logged: unknown[] = [];
const log = { warn: (...words: unknown[]) => logged.push(words), error: (...words: unknown[]) => logged.push(words) };

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startSmtpServer({ refuse: () => (isBusy ? refusal(451) : undefined) });
});
afterEach(() => background?.stop());
afterAll(async () => {
  await server.close();
  await database.close();
});

function start(): void {
  const { db, runner, url = '' } = database;
  const config = loadConfig({ DATABASE_URL: url, SMTP_URL: server.url, MAIL_FROM: 'no-reply@portal.example' });
  const source = runner instanceof EmbeddedRunner ? { db, embedded: runner.database } : { db };
  background = startBackground({ config, database: source, clock, authSecrets: [testSecret], log: log as never });
}

async function write(kind: string): Promise<void> {
  const content = { subject: kind, text: 'Hello', html: '<p>Hello</p>' };
  const mail = { kind, recipient: 'asha@example.com', content, now: new Date().toISOString() };
  await inTransaction(database.db, (transaction) => insertMail(transaction, mail));
}

const subjects = () => server.accepted.map(({ subject }) => subject);

test('what waits at the start is sent, and what is written then at once', { timeout: 80_000 }, async () => {
  await write('before');
  start();
  await expect.poll(subjects, patience).toEqual(['before']);
  // The rounds are a minute apart: of three mails that come within 15 seconds each, one at most has waited for a round.
  for (const more of [['first'], ['first', 'second'], ['first', 'second', 'third']]) {
    await write(more.at(-1) ?? '');
    await expect.poll(subjects, { ...patience, interval: 20 }).toEqual(['before', ...more]);
  }
  expect(logged).toEqual([]);
});

test('the queue is begun a second time on the tables that it has made', async () => {
  start();
  await write('again');
  await expect.poll(subjects, patience).toContain('again');
  expect(logged).toEqual([]);
});

test('a refusal is logged without anything about a person', async () => {
  isBusy = true;
  start();
  await write('refused');
  await expect.poll(() => logged.length, patience).toBe(1);
  expect(logged).toMatchObject([
    [{ kind: 'refused', attempts: 1, failure: 'refused_for_now' }, 'a mail was not accepted'],
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/asha|@/);
});

test('a start that is stopped at once is over soon', async () => {
  start();
  const stoppedAt = performance.now();
  await background?.stop();
  expect(performance.now() - stoppedAt).toBeLessThan(5_000);
});
