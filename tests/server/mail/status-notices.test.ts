import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordProbes } from '../../../schema/system-status/record-probes.ts';
import { type Background, startBackground } from '../../../server/background/background.ts';
import { loadConfig } from '../../../server/config.ts';
import { EmbeddedRunner } from '../../../server/database/driver/embedded.ts';
import { openWorkQueue } from '../../../server/database/queues/work-queue.ts';
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts';
import { testSecret } from '../../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const now = '2026-11-20T09:30:00.000Z';
const clock = { now: () => new Date(now) };
const logged: unknown[] = [];
const log = { warn: (...words: unknown[]) => logged.push(words), error: (...words: unknown[]) => logged.push(words) };

let database: TestDatabase;
let server: TestSmtpServer;
let queue: Awaited<ReturnType<typeof openWorkQueue>>;
let background: Background;

beforeAll(async () => {
  database = await openTestDatabase();
  queue = await openWorkQueue(database.db, (error) => expect.unreachable(String(error)));
  server = await startSmtpServer();
  const { db, runner, url } = database;
  const config = loadConfig({ DATABASE_URL: url ?? '', SMTP_URL: server.url, MAIL_FROM: 'no-reply@portal.example' });
  const source = runner instanceof EmbeddedRunner ? { db, embedded: runner.database } : { db, url };
  background = startBackground({ config, database: source, clock, authSecrets: [testSecret], log: log as never });
});
afterAll(async () => {
  await background.stop();
  await queue.close();
  await server.close();
  await database.close();
});

test('an incident that probes open is mailed to subscribers, by the queue alone', { timeout: 60_000 }, async () => {
  const { db } = database;
  const subscribers = ['asha@example.com', 'ben@example.com'].map((email) => ({
    ...{ email, email_key: email, asked_at: '2026-11-01T00:00:00.000Z' },
    confirmed_at: email.startsWith('asha') ? '2026-11-01T00:01:00.000Z' : null,
  }));
  await db.insertInto('status_subscription').values(subscribers).execute();
  const minutes = ['2026-11-20T09:28:00.000Z', '2026-11-20T09:29:00.000Z'];
  const down = { component: 'search', outcome: 'down', responseMs: 5, isSlow: false } as const;
  await recordProbes(
    db,
    queue,
    minutes.map((minute) => ({ ...down, minute })),
  );
  await expect.poll(() => server.accepted.length, { timeout: 45_000 }).toBe(1);
  const [mail] = server.accepted;
  expect(mail).toMatchObject({ to: [{ address: 'asha@example.com' }] });
  expect(mail?.subject).toMatch(/ status: Search: outage \(Investigating\)$/);
  const unsubscribe = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  expect(unsubscribe).toMatch(/^<http:\/\/[^ ]+\/system-status\?unsubscribe=[\w-]{64}>$/);
  expect(mail?.text).toContain(unsubscribe.slice(1, -1));
  expect(logged).toEqual([]);
});
