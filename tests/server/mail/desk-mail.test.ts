import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK_MAIL_LINK } from '../../../schema/outbox/link-place.ts';
import { type Background, startBackground } from '../../../server/background/background.ts';
import { loadConfig } from '../../../server/config.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { EmbeddedRunner } from '../../../server/database/driver/embedded.ts';
import { createAccount } from '../../factories/account.ts';
import { createEnquiry } from '../../factories/enquiry.ts';
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts';
import { testSecret } from '../../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const DAYS_BACK = 7 * 86_400_000;
/** The queue goes by the time of the database: to it, the mail of the next working day is due already. */
const clock = { now: () => new Date(Date.now() - DAYS_BACK) };
const logged: unknown[] = [];
const log = { warn: (...words: unknown[]) => logged.push(words), error: (...words: unknown[]) => logged.push(words) };

let database: TestDatabase;
let server: TestSmtpServer;
let workers: Background[];

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startSmtpServer();
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await server.close();
  await database.close();
});

test('each day is mailed once to each operator by the queue, where two processes work on it', {
  timeout: 90_000,
}, async () => {
  const { db, runner, url } = database;
  const { id } = await createAccount(db, {
    access: 'operator',
    email: 'ada@example.com',
    email_key: 'ada@example.com',
  });
  await createAccount(db, { access: 'operator', email: 'ben@example.com', email_key: 'ben@example.com' });
  await createEnquiry(db);
  const config = loadConfig({ DATABASE_URL: url ?? '', SMTP_URL: server.url, MAIL_FROM: 'no-reply@portal.example' });
  const source = runner instanceof EmbeddedRunner ? { db, embedded: runner.database } : { db, url };
  const options = { config, database: source, clock, authSecrets: [testSecret], log: log as never };
  // Two would share the one connection of the embedded database.
  workers =
    source.url === undefined ? [startBackground(options)] : [startBackground(options), startBackground(options)];
  const days = () => db.selectFrom('desk_mail_day').select(['day', 'mails']).orderBy('day').execute();
  const waiting = () => db.selectFrom('outgoing_mail').select('id').where('body_text', 'is not', null).execute();
  await expect.poll(async () => (await days()).length, { timeout: 60_000 }).toBeGreaterThan(1);
  await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(0);
  const written = await db.selectFrom('outgoing_mail').select('id').where('kind', '=', 'desk-mail').execute();
  const each = await days();
  expect(each.every(({ mails }) => mails === 2)).toBe(true);
  expect(written).toHaveLength(2 * each.length);
  const [mail] = server.accepted.filter(({ to }) => to?.[0]?.address === 'ada@example.com');
  expect(mail?.subject).toMatch(/^Operations: 1 waiting, [01] overdue$/);
  const unsubscribe = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const token = /^<http:\/\/[^ ]+\/account\?unsubscribe=([\w-]{64})>$/.exec(unsubscribe)?.[1] ?? '';
  expect(linkTokens([testSecret]).idOf(DESK_MAIL_LINK, token)).toBe(id);
  expect(mail?.text).toContain(unsubscribe.slice(1, -1));
  expect(logged).toEqual([]);
});
