import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { DB } from '../../../schema/tables.ts';
import { createJob } from '../../factories/job.ts';
import { createSavedSearch } from '../../factories/saved-search.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { startProgram } from '../../support/program.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';
import { testSecret } from '../../support/test-app.ts';
import { openTestDatabase } from '../../support/test-database.ts';

/** More than are written in one transaction (`write-alerts.ts`), and of them so many. */
const SEARCHES = 230;
const OF_ONE_TRANSACTION = 200;
/** What has been sent when the worker is killed: the last of them while it waits for the answer of the mail server. */
const SENT_BEFORE = 3;
const patience = { timeout: 120_000, interval: 200 };

describePostgres('a worker that is killed in the middle of a run of alerts', () => {
  test('leaves none out, and one mail at most comes twice, as the same message', { timeout: 400_000 }, async () => {
    const database = await openTestDatabase();
    const directory = await mkdtemp(join(tmpdir(), 'portal-alerts-'));
    const { db, url = '' } = database;
    const held = new pg.Client({ connectionString: url });
    await held.connect();
    const reached = Promise.withResolvers<void>();
    const mayKill = Promise.withResolvers<void>();
    let come = 0;
    const server = await startSmtpServer({
      beforeAccepting: async () => {
        come += 1;
        if (come === SENT_BEFORE) {
          reached.resolve();
          await mayKill.promise;
        }
      },
    });
    const startWorker = () => {
      const { PATH = '', HOME = '' } = process.env;
      const mail = { SMTP_URL: server.url, MAIL_FROM: 'no-reply@portal.example' };
      const portal = { DATABASE_URL: url, AUTH_SECRET: testSecret, DATA_DIR: directory, LOG_LEVEL: 'silent' };
      return startProgram('server/start.js', ['worker'], { env: { PATH, HOME, ...portal, ...mail } });
    };

    const lastAccount = await saveSearches(db);
    await createJob(db);
    // The second transaction of mails waits for this account, so that the run is in the middle while the first mails are sent.
    await held.query('begin');
    await held.query('select from account where id = $1 for update', [lastAccount]);
    const first = startWorker();
    await reached.promise;
    await expect.poll(() => waitingForLocks(db), patience).toBeGreaterThan(0);
    expect(await countMails(db), 'what the first transaction has written').toBe(OF_ONE_TRANSACTION);
    first.kill('SIGKILL');
    await expect.poll(() => first.signalCode, patience).toBe('SIGKILL');
    mayKill.resolve();
    await held.end();

    const second = startWorker();
    await expect.poll(() => new Set(recipients()).size, patience).toBe(SEARCHES);
    await expect.poll(() => countWaiting(db), patience).toBe(0);
    second.kill('SIGTERM');
    await expect.poll(() => second.exitCode, patience).toBe(0);

    expect(await countMails(db), 'mails that were written').toBe(SEARCHES);
    const twice = recipients().filter((address, index, all) => all.indexOf(address) !== index);
    expect(twice, 'what the mail server had taken when the worker was killed').toHaveLength(1);
    const same = server.accepted.filter(({ to }) => to?.[0]?.address === twice[0]);
    expect(new Set(same.map(({ messageId }) => messageId)).size).toBe(1);
    expect(new Set(server.accepted.map(({ messageId }) => messageId)).size).toBe(SEARCHES);
    const found = await db.selectFrom('saved_search_hit').select('mailed_at').execute();
    expect(found.filter(({ mailed_at }) => mailed_at !== null)).toHaveLength(SEARCHES);
    await server.close();
    await database.close();
    await rm(directory, { recursive: true, force: true });

    function recipients(): (string | undefined)[] {
      return server.accepted.map(({ to }) => to?.[0]?.address);
    }
  });
});

/** Has as many accounts look for each post at once; the account of the search that is mailed last. */
async function saveSearches(db: Kysely<DB>): Promise<string> {
  const searches = [];
  for (let count = 0; count < SEARCHES; count += 1) {
    const labels = JSON.stringify({ terms: {}, stems: [], always: [] });
    searches.push(await createSavedSearch(db, { frequency: 'instant', labels }));
  }
  await sql`
    insert into saved_search_term (area, term, saved_search_id)
    select area, ':all', id from saved_search`.execute(db);
  const last = searches.reduce((one, other) => (one.id > other.id ? one : other));
  return last.account_id;
}

async function waitingForLocks(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

async function countMails(db: Kysely<DB>): Promise<number> {
  return (await db.selectFrom('outgoing_mail').select('id').where('kind', '=', 'alert').execute()).length;
}

async function countWaiting(db: Kysely<DB>): Promise<number> {
  return (await db.selectFrom('outgoing_mail').select('id').where('body_text', 'is not', null).execute()).length;
}
