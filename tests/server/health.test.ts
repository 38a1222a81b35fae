import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DatabaseUnavailableError, translateDatabaseError } from '../../server/database/driver/database-error.ts';
import { ObservedRunner } from '../../server/database/driver/observed-runner.ts';
import { databaseCheck } from '../../server/http/database-check.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

describe('the database', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const never = () => new Promise<void>(() => undefined);
  const silent = { answeredAt: Number.NEGATIVE_INFINITY, longestSilenceMs: 1_000 };

  test('is asked once a second at most, however often the health check is', async () => {
    const ping = vi.fn(async () => undefined);
    const check = databaseCheck(ping, silent);
    for (let sent = 0; sent < 30; sent += 1) {
      expect(await Promise.all([check(), check(), check()])).toEqual(['ok', 'ok', 'ok']);
      vi.advanceTimersByTime(100);
    }
    expect(ping).toHaveBeenCalledTimes(3);
  });

  test('is not asked a second time while it still owes an answer', async () => {
    const ping = vi.fn(never);
    const check = databaseCheck(ping, silent);
    for (let sent = 0; sent < 5; sent += 1) {
      const answer = check();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await answer).toBe('unreachable');
    }
    expect(ping).toHaveBeenCalledTimes(1);
  });

  test('that refuses is unreachable', async () => {
    const check = databaseCheck(() => Promise.reject(new Error('refused')), silent);
    expect(await check()).toBe('unreachable');
  });

  test('that has no connection left for the ping is busy while it answers others', async () => {
    const late = new DatabaseUnavailableError('', { cause: new Error('timeout exceeded when trying to connect') });
    const check = databaseCheck(() => Promise.reject(late), { answeredAt: performance.now(), longestSilenceMs: 1_000 });
    expect(await check()).toBe('busy');
    vi.advanceTimersByTime(1_100);
    expect(await check()).toBe('unreachable');
  });

  test.each([
    ['57014', 'canceling statement due to statement timeout', true],
    ['23505', 'duplicate key value', true],
    ['22003', 'value out of range', true],
    ['57P01', 'terminating connection due to administrator command', false],
    ['53300', 'too many clients already', false],
    ['ECONNREFUSED', 'refused', false],
  ])('that refuses with %s (%s) has answered: %s', async (code, message, hasAnswered) => {
    const severity = code === 'ECONNREFUSED' ? {} : { severity: 'ERROR' };
    const failure = translateDatabaseError(Object.assign(new Error(message), { code }, severity));
    const run = () => Promise.reject(failure);
    const runner = new ObservedRunner({
      run,
      begin: async () => ({ run, commit: run, rollback: run }),
      connections: () => ({ open: 1, idle: 0, waiting: 0 }),
      close: async () => undefined,
    });
    const before = runner.answeredAt;
    vi.advanceTimersByTime(10);
    const query = { sql: 'select 1', parameters: [] } as never;
    await expect(runner.run(query)).rejects.toBe(failure);
    expect(runner.answeredAt > before).toBe(hasAnswered);
    expect(runner.longestSilenceMs).toBe(6_000);
  });

  test('that owes an answer is busy where it has answered others, within half a second', async () => {
    const activity = { answeredAt: 0, longestSilenceMs: 1_000 };
    const check = databaseCheck(never, activity);
    const answer = check();
    activity.answeredAt = performance.now();
    await vi.advanceTimersByTimeAsync(500);
    expect(await answer).toBe('busy');
    await vi.advanceTimersByTimeAsync(600);
    expect(await check()).toBe('unreachable');
  });

  test('is not unreachable where it was the process that had no time to read its answer', async () => {
    const check = databaseCheck(() => new Promise((resolve) => setImmediate(resolve)), silent);
    const answer = check();
    vi.advanceTimersByTime(5_000);
    expect(await answer).toBe('ok');
  });
});

describe('while the database is held up', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp();
  });
  afterEach(() => app.close());

  test('the health check answers all the same', async () => {
    const held = Promise.withResolvers<void>();
    // On the embedded database one transaction holds up all others; on PostgreSQL as many as there are connections.
    const transactions = Array.from({ length: app.kind === 'embedded' ? 1 : 5 }, () => {
      const begun = Promise.withResolvers<void>();
      const ended = app.db.transaction().execute(async () => {
        begun.resolve();
        await held.promise;
      });
      return { begun: begun.promise, ended };
    });
    await Promise.all(transactions.map(({ begun }) => begun));
    const health = () => app.server.inject('/health');
    try {
      const answer = await health();
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ status: 'ok', checks: { database: 'busy' } });
    } finally {
      held.resolve();
    }
    await Promise.all(transactions.map(({ ended }) => ended));
    await expect.poll(async () => (await health()).json().checks.database).toBe('ok');
  });
});
