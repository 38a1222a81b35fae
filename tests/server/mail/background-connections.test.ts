import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertMail } from '../../../schema/outbox/outbox.queries.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { type Background, startBackground } from '../../../server/background/background.ts';
import { loadConfig } from '../../../server/config.ts';
import { openWorkQueue } from '../../../server/database/queues/work-queue.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts';
import { testSecret } from '../../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { startProxy } from '../process/database-proxy.ts';

const patience = { timeout: 15_000, interval: 20 };

describePostgres('the work that waits, while connections are lost', () => {
  let database: TestDatabase;
  let server: TestSmtpServer;
  let queue: Awaited<ReturnType<typeof openWorkQueue>>;
  let background: Background | undefined;
  let logged: unknown[][] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
    queue = await openWorkQueue(database.db, (error) => expect.unreachable(String(error)));
    server = await startSmtpServer();
  });
  beforeEach(() => {
    logged = [];
  });
  afterEach(() => background?.stop());
  afterAll(async () => {
    await queue.close();
    await server.close();
    await database.close();
  });

  const start = (url = database.url ?? '') => {
    const log = {
      warn: (...words: unknown[]) => logged.push(words),
      error: (...words: unknown[]) => logged.push(words),
    };
    const config = loadConfig({ DATABASE_URL: url, SMTP_URL: server.url, MAIL_FROM: 'no-reply@portal.example' });
    const clock = { now: () => new Date() };
    background = startBackground({
      config,
      database: { db: database.db, url },
      clock,
      authSecrets: [testSecret],
      log: log as never,
    });
  };
  const write = (subject: string) =>
    inTransaction(database.db, (transaction) =>
      insertMail(transaction, queue, {
        kind: 'test',
        recipient: 'asha@example.com',
        content: { subject, text: 'Hello', html: '<p>Hello</p>' },
        now: new Date().toISOString(),
      }),
    );
  const isSent = (subject: string) =>
    expect.poll(() => server.accepted.map((mail) => mail.subject), patience).toContain(subject);
  const cut = async (which: 'the listener' | 'the queue') => {
    const name = which === 'the listener' ? 'wayline listener' : 'wayline worker';
    const { rows } = await sql<{ pid: number }>`
      select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and application_name = ${name}`.execute(database.db);
    return rows.length;
  };

  test('a listener that is cut off listens again, and misses nothing', { timeout: 60_000 }, async () => {
    start();
    await write('before');
    await isSent('before');
    for (const subject of ['first', 'second']) {
      await expect.poll(() => cut('the listener'), patience).toBe(1);
      await write(subject);
      await isSent(subject);
    }
    expect(logged).not.toEqual([]);
  });

  test('a queue that is cut off goes on', { timeout: 60_000 }, async () => {
    start();
    await write('with the queue');
    await isSent('with the queue');
    await expect.poll(() => cut('the queue'), patience).toBeGreaterThan(0);
    await write('without it');
    await isSent('without it');
  });

  test('what is logged of it holds no connection', async () => {
    start();
    await write('logged');
    await isSent('logged');
    await cut('the listener');
    await cut('the queue');
    await expect.poll(() => logged.length, patience).toBeGreaterThan(1);
    for (const [{ err }] of logged as [{ err: object }][]) {
      expect(Object.keys(err).filter((key) => !/^(name|code|severity|routine)$/.test(key))).toEqual([]);
    }
  });

  test('a database that comes late is met by itself, within seconds', { timeout: 60_000 }, async () => {
    const { hostname, port, pathname } = new URL(database.url ?? '');
    const proxy = await startProxy({ host: hostname, port: Number(port || 5432) });
    await proxy.refuse();
    start(`postgres://root@127.0.0.1:${proxy.port}${pathname}`);
    await write('late');
    await expect.poll(() => logged.length, patience).toBeGreaterThan(0);
    await proxy.resume();
    await expect.poll(() => server.accepted.map(({ subject }) => subject), { timeout: 10_000 }).toContain('late');
    await background?.stop();
    await proxy.close();
  });
});
