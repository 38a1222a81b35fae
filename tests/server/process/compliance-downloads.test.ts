import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { testEmbedded } from '../../support/embedded-only.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestDatabase } from '../../support/test-database.ts';
import { prepareDirectory } from '../embedded/prepared-directory.ts';
import { startPortal } from './running-portal.ts';

const KILLS = 3;
const AT_ONCE = 200;
const path = '/api/compliance/medical-device-regulations';
let visitors = 0;

testEmbedded(
  'the embedded database counts every acknowledged download through kill -9',
  { timeout: 600_000 },
  async () => {
    const directory = await prepareDirectory('portal-downloads-');
    try {
      await expectExactCount({ DATA_DIR: directory });
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  },
);

describePostgres('PostgreSQL', () => {
  test('counts every acknowledged download through kill -9', { timeout: 600_000 }, async () => {
    const { url = '', close } = await openTestDatabase();
    await expectExactCount({
      DATABASE_URL: url,
      PUBLIC_ORIGIN: 'http://127.0.0.1',
    });
    await close();
  });
});

/**
 * A download of another visitor that was answered is counted. One whose answer the kill cut off may be counted or not: its sender does not
 * know, and no system could tell it. So what is stored lies between what was acknowledged and what was sent.
 */
async function expectExactCount(environment: Readonly<Record<string, string>>): Promise<void> {
  let before = 0;
  let acknowledged = 0;
  let sent = 0;
  let lostAnswers = 0;
  for (let kills = 0; kills <= KILLS; kills += 1) {
    const portal = await startPortal({ TRUST_PROXY: '1', ...environment });
    const stored = await storedCount(portal.origin);
    before = kills === 0 ? stored : before;
    expect(stored - before, `after ${kills} kills`).toBeGreaterThanOrEqual(acknowledged);
    expect(stored - before, `after ${kills} kills`).toBeLessThanOrEqual(sent);
    if (kills === KILLS) {
      await portal.stop();
      break;
    }
    const answered = await downloadUntilKilled(portal, 20 + 30 * kills);
    acknowledged += answered;
    sent += AT_ONCE;
    lostAnswers += AT_ONCE - answered;
  }
  expect(acknowledged).toBeGreaterThan(0);
  expect(lostAnswers, 'no kill came in the middle').toBeGreaterThan(0);
}

/** Sends all downloads at once and kills the server after `enough` answers. @returns how many were answered. */
async function downloadUntilKilled(portal: Awaited<ReturnType<typeof startPortal>>, enough: number): Promise<number> {
  let answered = 0;
  let killed: Promise<unknown> | undefined;
  const download = async () => {
    try {
      // Each from a network of its own: a visitor counts once a day.
      visitors += 1;
      const headers = { 'x-forwarded-for': `10.0.${Math.floor(visitors / 250)}.${visitors % 250}` };
      const answer = await fetch(`${portal.origin}${path}/download`, { method: 'POST', headers });
      await answer.arrayBuffer();
      answered += answer.status === 200 ? 1 : 0;
    } catch {
      // Its connection went with the server.
    }
    if (answered >= enough) {
      killed ??= portal.stop('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, download));
  await killed;
  return answered;
}

async function storedCount(origin: string): Promise<number> {
  const answer = await fetch(`${origin}${path}`);
  return ((await answer.json()) as { downloads: number }).downloads;
}
