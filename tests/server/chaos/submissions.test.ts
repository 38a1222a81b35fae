import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../server/database/driver/open.ts';
import { countWaiting } from '../../support/meanwhile.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { startProgram } from '../../support/program.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';
import { testSecret } from '../../support/test-app.ts';
import { openRestartableDatabase, type RestartableDatabase } from '../process/restartable-database.ts';
import { startPortal } from '../process/running-portal.ts';
import { sendAgain, sendAtOnce } from './in-flight.ts';
import { addPeople, publicOrigin } from './people.ts';
import { type Answer, expectEachOnce, isAcknowledged } from './records.ts';
import { countReceipts, readSubmissions, SUBMISSIONS, submissionsOf } from './submissions.ts';

const JOBS = 5;
const patience = { timeout: 60_000, interval: 20 };

describePostgres('200 mixed submissions', () => {
  let database: RestartableDatabase;
  let administrator: OpenDatabase;
  let directory: string;
  beforeAll(async () => {
    database = await openRestartableDatabase();
    administrator = await openDatabase({ databaseUrl: database.url, dataDirectory: '', statementTimeout: 0 });
    directory = await mkdtemp(join(tmpdir(), 'portal-submissions-'));
  });
  afterAll(async () => {
    await administrator?.close();
    await database?.close();
    await rm(directory, { recursive: true, force: true });
  });

  test('portal and worker are killed, then the database restarts: each is stored once, and its mail is sent once', {
    timeout: 400_000,
  }, async () => {
    const { db } = administrator;
    const people = await addPeople(db, JOBS);
    const writes = await submissionsOf(people, db);
    expect(writes).toHaveLength(SUBMISSIONS);
    const before = await readSubmissions(db);
    const mails = await startSmtpServer();
    const environment = {
      DATABASE_URL: database.url,
      PUBLIC_ORIGIN: publicOrigin,
      RATE_LIMITS: 'off',
      WORKER: 'off',
      DATA_DIR: directory,
    };
    const startWorker = () => {
      const { PATH = '', HOME = '' } = process.env;
      const mail = { SMTP_URL: mails.url, MAIL_FROM: 'no-reply@portal.example' };
      const more = { PATH, HOME, AUTH_SECRET: testSecret, LOG_LEVEL: 'silent', ...mail };
      return startProgram('server/start.js', ['worker'], { env: { ...environment, ...more } });
    };

    const portal = await startPortal(environment);
    const worker = startWorker();
    // Those of one person wait in the middle of their transactions.
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from account where id = $1 for update', [people.others[0]?.id]);
    const killed = await sendAtOnce(portal.origin, writes);
    await expect.poll(() => countWaiting(db), patience).toBeGreaterThan(0);
    await expect.poll(killed.answered, patience).toBeGreaterThan(40);
    await portal.stop('SIGKILL');
    await expect.poll(() => mails.accepted.length, patience).toBeGreaterThan(5);
    worker.kill('SIGKILL');
    const first = await killed.answers;
    await holder.end();
    expect(first.filter((answer) => answer === undefined).length).toBeGreaterThan(0);
    expectEachOnce(before, await readSubmissions(db), writes, first);

    const next = await startPortal(environment);
    const sentBefore = mails.accepted.length;
    const nextWorker = startWorker();
    // A worker that finds no database as it starts ends, and nothing starts it again here.
    await expect.poll(() => mails.accepted.length, patience).toBeGreaterThan(sentBefore);
    const isOpen = (_: unknown, index: number) => !isAcknowledged(first[index]);
    const restarted = await sendAtOnce(next.origin, writes.filter(isOpen));
    await expect.poll(restarted.answered, patience).toBeGreaterThan(10);
    await database.restart();
    const second = await restarted.answers;
    const isBack = async () => (await fetch(`${next.origin}/health`)).status;
    await expect.poll(isBack, patience).toBe(200);
    let taken = 0;
    const both: Answer[] = first.map((answer) => (isAcknowledged(answer) ? answer : second[taken++]));
    const all = await sendAgain(next.origin, writes, both);
    const stored = await readSubmissions(db);
    expectEachOnce(before, stored, writes, all);
    expect(writes.map(({ mark }) => stored.get(mark))).toEqual(writes.map(() => 1));

    const unsent = async () =>
      (await db.selectFrom('outgoing_mail').select('id').where('sent_at', 'is', null).execute()).length;
    await expect.poll(unsent, { timeout: 180_000, interval: 500 }).toBe(0);
    expect(await countReceipts(db)).toEqual({
      'email-confirmation': 30,
      'application-acknowledged': 50,
      'training-enrolment': 40,
      'enquiry-received': 20,
      'order-received': 40,
      'vendor-started': 10,
      'vendor-received': 10,
    });
    const rows = await db.selectFrom('outgoing_mail').select('id').execute();
    const sent = mails.accepted.map(({ messageId }) => messageId?.replace(/^<(.*)@.*$/, '$1') ?? '');
    expect([...new Set(sent)].toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    // One that the mail server had accepted before the worker was killed, or lost its database, is sent again.
    expect(sent.length - rows.length).toBeLessThanOrEqual(2);

    nextWorker.kill('SIGTERM');
    await expect.poll(() => nextWorker.exitCode, patience).toBe(0);
    expect(await next.stop()).toBe(0);
    await mails.close();
  });
});
