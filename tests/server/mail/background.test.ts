import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertMail } from '../../../schema/outbox/outbox.queries.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { type Background, startBackground } from '../../../server/background/background.ts';
import { loadConfig } from '../../../server/config.ts';
import { EmbeddedRunner } from '../../../server/database/driver/embedded.ts';
import { openWorkQueue } from '../../../server/database/queues/work-queue.ts';
import { refusal, startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts';
import { testSecret } from '../../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const clock = { now: () => new Date() };
const patience = { timeout: 15_000 };

let database: TestDatabase;
let server: TestSmtpServer;
let queue: Awaited<ReturnType<typeof openWorkQueue>>;
let running: Background[] = [];
let isBusy = false;
const logged: unknown[] = [];
const log = { warn: (...words: unknown[]) => logged.push(words), error: (...words: unknown[]) => logged.push(words) };

beforeAll(async () => {
  database = await openTestDatabase();
  queue = await openWorkQueue(database.db, (error) => expect.unreachable(String(error)));
  server = await startSmtpServer({ refuse: () => (isBusy ? refusal(451) : undefined) });
});
afterEach(async () => {
  await Promise.all(running.map((background) => background.stop()));
  running = [];
});
afterAll(async () => {
  await queue.close();
  await server.close();
  await database.close();
});

function start(): Background {
  const { db, runner, url } = database;
  const config = loadConfig({ DATABASE_URL: url ?? '', SMTP_URL: server.url, MAIL_FROM: 'no-reply@portal.example' });
  const source = runner instanceof EmbeddedRunner ? { db, embedded: runner.database } : { db, url };
  const background = startBackground({ config, database: source, clock, authSecrets: [testSecret], log: log as never });
  running.push(background);
  return background;
}

async function write(subject: string, kind = subject): Promise<void> {
  const content = { subject, text: 'Hello', html: '<p>Hello</p>' };
  const mail = { kind, recipient: 'asha@example.com', content, now: new Date().toISOString() };
  await inTransaction(database.db, (transaction) => insertMail(transaction, queue, mail));
}

const subjects = () => server.accepted.map(({ subject }) => subject);

test('what waits at the start is sent, and what is written then at once', { timeout: 80_000 }, async () => {
  await write('before');
  start();
  await expect.poll(subjects, patience).toEqual(['before']);
  for (const more of [['first'], ['first', 'second'], ['first', 'second', 'third']]) {
    await write(more.at(-1) ?? '');
    // Less than the time between two looks at the queue: the worker is told of it.
    await expect.poll(subjects, { timeout: 4_000, interval: 20 }).toEqual(['before', ...more]);
  }
  expect(logged).toEqual([]);
});

test('the queue is begun a second time', async () => {
  start();
  await write('again');
  await expect.poll(subjects, patience).toContain('again');
  expect(logged).toEqual([]);
});

test('a refusal is logged without anything about a person, and the mail is sent at the next attempt', {
  timeout: 60_000,
}, async () => {
  isBusy = true;
  start();
  await write('refused');
  await expect.poll(() => logged.length, patience).toBe(1);
  expect(logged).toMatchObject([
    [{ kind: 'refused', attempts: 1, failure: 'refused_for_now' }, 'a mail was not accepted'],
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/asha|@/);
  isBusy = false;
  await expect.poll(subjects, { timeout: 45_000 }).toContain('refused');
  const { rows } = await sql<{ output: object }>`select output from pgboss.job where output is not null`.execute(
    database.db,
  );
  expect(JSON.stringify(rows)).not.toMatch(/asha|@/);
  logged.length = 0;
});

test('a mail that is tried no more is given up, also where its last attempt was broken off', {
  timeout: 60_000,
}, async () => {
  isBusy = true;
  await write('last-attempt');
  await write('killed');
  await sql`update pgboss.job set retry_count = retry_limit where name = 'outgoing-mail' and state = 'created'`.execute(
    database.db,
  );
  await sql`update pgboss.job set state = 'active', started_on = now() - interval '1 hour', heartbeat_on = now() - interval '1 hour'
    where id = (select id from outgoing_mail where kind = 'killed')`.execute(database.db);
  start();
  const waiting = () =>
    database.db.selectFrom('outgoing_mail').select('kind').where('body_text', 'is not', null).execute();
  await expect.poll(waiting, { timeout: 45_000 }).toEqual([]);
  const ended = await database.db
    .selectFrom('outgoing_mail')
    .select(['kind', 'failure', 'recipient'])
    .where('kind', 'in', ['killed', 'last-attempt'])
    .orderBy('id')
    .execute();
  expect(ended).toEqual([
    { kind: 'last-attempt', failure: 'refused_for_now', recipient: null },
    { kind: 'killed', failure: 'other', recipient: null },
  ]);
  isBusy = false;
  logged.length = 0;
});

test('a start that is stopped at once is over soon', async () => {
  const background = start();
  const stoppedAt = performance.now();
  await background.stop();
  expect(performance.now() - stoppedAt).toBeLessThan(5_000);
});

test('many mails and several workers: each mail is sent once', { timeout: 60_000 }, async () => {
  const before = server.accepted.length;
  await Promise.all(Array.from({ length: 30 }, (_, count) => write(`one of many ${count}`, 'many')));
  start();
  start();
  await expect.poll(() => server.accepted.length, { timeout: 45_000 }).toBe(before + 30);
  expect(new Set(subjects().slice(before)).size).toBe(30);
  expect(logged).toEqual([]);
});
