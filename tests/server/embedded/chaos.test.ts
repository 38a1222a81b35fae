import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOver, openDatabase } from '../../../server/database/driver/open.ts';
import { sendAgain, sendAtOnce } from '../chaos/in-flight.ts';
import { addPeople, type People, publicOrigin } from '../chaos/people.ts';
import { expectEachOnce, isAcknowledged, isToldToRetry, type Records, readRecords } from '../chaos/records.ts';
import type { Write } from '../chaos/write.ts';
import { JOBS_OF_A_RUN, writesOf } from '../chaos/writes.ts';
import { startPortal } from '../process/running-portal.ts';
import { prepareDirectory } from './prepared-directory.ts';

const timeout = 300_000;
const patience = { timeout: 60_000, interval: 20 };

let directory: string;
let people: People;
/** What was stored before. */
let before: Records;
beforeAll(async () => {
  directory = await prepareDirectory('portal-chaos-', async (runner) => {
    const db = databaseOver(runner);
    people = await addPeople(db, 2 * JOBS_OF_A_RUN);
    before = await readRecords(db);
  });
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const start = () => startPortal({ DATA_DIR: directory, PUBLIC_ORIGIN: publicOrigin, RATE_LIMITS: 'off' });

async function records(): Promise<Records> {
  const { db, close } = await openDatabase({ dataDirectory: directory });
  try {
    return await readRecords(db);
  } finally {
    await close();
  }
}

test('killed with 200 writes in flight, then asked to stop with 200 more: what was told as done is there, once', {
  timeout,
}, async () => {
  const portal = await start();
  const killed = writesOf(0, people);
  const { answers: first } = await sendUntil(0.3, portal.origin, killed);
  await portal.stop('SIGKILL');
  const cut = await first;
  expect(cut.filter((answer) => answer === undefined).length).toBeGreaterThan(0);

  const next = await start();
  const again = await sendAgain(next.origin, killed, cut);
  const stopped = writesOf(1, people);
  const { answers: second } = await sendUntil(0.9, next.origin, stopped);
  expect(await next.stop()).toBe(0);
  const all = await second;
  expect(all.filter((answer) => !isAcknowledged(answer) && !isToldToRetry(answer))).toEqual([]);
  expect(await next.errors).toBe('');
  expectEachOnce(before, await records(), [...killed, ...stopped], [...again, ...all]);
});

/** Sends all at once, and hands out their answers once that part of them has been answered. */
async function sendUntil(part: number, origin: string, writes: readonly Write[]) {
  const { answered, answers } = await sendAtOnce(origin, writes);
  await expect.poll(answered, patience).toBeGreaterThan(part * writes.length);
  // A promise in an object, or it would be waited for here.
  return { answers };
}
