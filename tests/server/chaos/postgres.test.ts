import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../server/database/driver/open.ts';
import { countWaiting } from '../../support/meanwhile.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openRestartableDatabase, type RestartableDatabase } from '../process/restartable-database.ts';
import { startPortal } from '../process/running-portal.ts';
import { sendAgain, sendAtOnce } from './in-flight.ts';
import { addPeople, type People, publicOrigin } from './people.ts';
import { expectEachOnce, isAcknowledged, isToldToRetry, readRecords } from './records.ts';
import { JOBS_OF_A_RUN, writesOf } from './writes.ts';

const timeout = 300_000;
const patience = { timeout: 60_000, interval: 20 };
const LONGEST_RECOVERY_MS = 10_000;
const ENOUGH = 60;

describePostgres('200 writes in flight', () => {
  let database: RestartableDatabase;
  let administrator: OpenDatabase;
  let people: People;
  beforeAll(async () => {
    database = await openRestartableDatabase();
    administrator = await openDatabase({ databaseUrl: database.url, dataDirectory: '', statementTimeout: 0 });
    people = await addPeople(administrator.db, 3 * JOBS_OF_A_RUN);
  });
  afterAll(async () => {
    await administrator?.close();
    await database?.close();
  });

  const records = () => readRecords(administrator.db);
  const start = () => startPortal({ DATABASE_URL: database.url, PUBLIC_ORIGIN: publicOrigin, RATE_LIMITS: 'off' });

  /** Sends them, with some transactions that wait in the middle, until enough others have been answered. */
  async function sendUntilEnough(run: number, origin: string) {
    const holder = new pg.Client({ connectionString: database.url });
    holder.on('error', () => undefined);
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from account where id = $1 for update', [people.others[0]?.id]);
    const writes = writesOf(run, people);
    const { answered, answers } = await sendAtOnce(origin, writes);
    await expect.poll(() => countWaiting(administrator.db), patience).toBeGreaterThan(0);
    await expect.poll(answered, patience).toBeGreaterThan(ENOUGH);
    return { writes, answers, letGo: () => holder.end() };
  }

  test('the database crashes: what is not done is told as such, and the process is back by itself', {
    timeout,
  }, async () => {
    const portal = await start();
    const before = await records();
    const { writes, answers, letGo } = await sendUntilEnough(0, portal.origin);
    await database.restart();
    const health = async () => (await fetch(`${portal.origin}/health`)).status;
    await expect.poll(health, { timeout: LONGEST_RECOVERY_MS, interval: 100 }).toBe(200);

    const first = await answers;
    expect(first.filter((answer) => !isAcknowledged(answer) && !isToldToRetry(answer))).toEqual([]);
    expect(first.filter(isToldToRetry).length).toBeGreaterThan(0);
    expectEachOnce(before, await records(), writes, first);
    const again = await sendAgain(portal.origin, writes, first);
    expectEachOnce(before, await records(), writes, again);
    await letGo();
    expect(await portal.stop()).toBe(0);
    expect(await portal.errors).toMatch(/^(?:A database connection was lost: .*\n)*$/);
  });

  test('the portal is killed: what was told as done is there, and the same key makes no second one', {
    timeout,
  }, async () => {
    const portal = await start();
    const before = await records();
    const { writes, answers, letGo } = await sendUntilEnough(1, portal.origin);
    await portal.stop('SIGKILL');
    const first = await answers;
    await letGo();
    expect(first.filter((answer) => answer === undefined).length).toBeGreaterThan(0);
    expectEachOnce(before, await records(), writes, first);

    const next = await start();
    const again = await sendAgain(next.origin, writes, first);
    expectEachOnce(before, await records(), writes, again);
    expect(await next.stop()).toBe(0);
  });

  test('the portal is asked to stop: all are answered, and it ends with 0', { timeout }, async () => {
    const portal = await start();
    const before = await records();
    const writes = writesOf(2, people);
    const { answered, answers } = await sendAtOnce(portal.origin, writes);
    await expect.poll(answered, patience).toBeGreaterThan(0.9 * writes.length);
    expect(await portal.stop()).toBe(0);
    const all = await answers;
    expect(all.filter((answer) => !isAcknowledged(answer) && !isToldToRetry(answer))).toEqual([]);
    expectEachOnce(before, await records(), writes, all);
    expect(await portal.errors).toBe('');
  });
});
