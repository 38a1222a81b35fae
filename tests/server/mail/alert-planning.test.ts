import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlanningAlerts } from '../../../server/background/alert-planning.ts';
import { startBackground } from '../../../server/background/background.ts';
import { loadConfig } from '../../../server/config.ts';
import { EmbeddedRunner } from '../../../server/database/driver/embedded.ts';
import { testSecret } from '../../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('runs are planned again and again, also after a time in which the database did not answer, until the end', async () => {
  const stopping = new AbortController();
  const warned: unknown[] = [];
  let attempts = 0;
  const planning = startPlanningAlerts({
    plan: async () => {
      attempts += 1;
      if (attempts <= 5) throw new Error('no connection');
    },
    begun: Promise.resolve(),
    log: { warn: (...words: unknown[]) => warned.push(words) } as never,
    signal: stopping.signal,
    pause: { betweenPlans: 5, afterFailure: 1 },
  });
  await expect.poll(() => attempts).toBeGreaterThan(7);
  expect(warned).toHaveLength(5);
  stopping.abort();
  await planning;
  const before = attempts;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(attempts).toBe(before);
});

test('a process that works has planned the next run', { timeout: 60_000 }, async () => {
  const { db, runner, url } = database;
  const config = loadConfig({ DATABASE_URL: url ?? '', LOG_LEVEL: 'silent' });
  const logged: unknown[] = [];
  const log = { warn: (...words: unknown[]) => logged.push(words), error: (...words: unknown[]) => logged.push(words) };
  const source = runner instanceof EmbeddedRunner ? { db, embedded: runner.database } : { db, url };
  const clock = { now: () => new Date() };
  const background = startBackground({ config, database: source, clock, authSecrets: [testSecret], log: log as never });
  const planned = async () =>
    (await sql<{ id: string }>`select id from pgboss.job where name = 'alerts'`.execute(db)).rows.length;
  await expect.poll(planned, { timeout: 30_000 }).toBeGreaterThan(0);
  await background.stop();
  expect(logged).toEqual([]);
});
