import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { testEmbedded } from '../../support/embedded-only.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { startProgram } from '../../support/program.ts';
import { openTestDatabase } from '../../support/test-database.ts';

const KILLS = 3;
const ACKNOWLEDGED_BEFORE_KILL = 300;

/** The number in each entry. */
type Numbers = Record<string, number>;

testEmbedded('the embedded database keeps every acknowledged edit through kill -9', { timeout: 600_000 }, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'wayline-durability-'));
  try {
    await expectNothingLost('', directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});

describePostgres('PostgreSQL', () => {
  test('keeps every acknowledged edit through kill -9', { timeout: 600_000 }, async () => {
    const { url = '', close } = await openTestDatabase();
    await expectNothingLost(url, '');
    await close();
  });
});

async function expectNothingLost(databaseUrl: string, directory: string): Promise<void> {
  let acknowledged: Numbers = {};
  for (let kills = 0; kills <= KILLS; kills += 1) {
    const run = await editUntilKilled([databaseUrl, directory], kills === KILLS ? 0 : ACKNOWLEDGED_BEFORE_KILL);
    const lost = Object.entries(acknowledged).filter(([key, number]) => (run.stored[key] ?? 0) < number);
    expect(lost).toEqual([]);
    const torn = Object.entries(run.stored).filter(([key, number]) => run.stored[`${key}.copy`] !== number);
    expect(torn.filter(([key]) => !key.endsWith('.copy'))).toEqual([]);
    acknowledged = { ...acknowledged, ...run.acknowledged };
  }
  expect(Object.keys(acknowledged).length).toBe(200);
}

/** Starts the writers, and kills them in the middle once they have heard of `enough` stored edits. */
async function editUntilKilled(
  words: readonly string[],
  enough: number,
): Promise<{ stored: Numbers; acknowledged: Numbers }> {
  const child = startProgram('tests/server/database/programs/edit-content.ts', words);
  const exit = once(child, 'exit');
  const acknowledged: Numbers = {};
  let stored: Numbers | undefined;
  let count = 0;
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    const message = JSON.parse(line);
    if (message.stored) {
      stored = message.stored;
    } else {
      acknowledged[message.acknowledged] = message.number;
      count += 1;
    }
    if (count >= enough) {
      child.kill('SIGKILL');
    }
  }
  expect(await exit).toEqual([null, 'SIGKILL']);
  if (!stored) {
    throw new Error('The program ended before it said what is stored.');
  }
  return { stored, acknowledged };
}
