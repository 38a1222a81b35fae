import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
      if (app.kind === 'embedded') {
        const answer = await health();
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toMatchObject({ status: 'ok', checks: { database: 'busy' } });
      } else {
        await expect.poll(async () => (await health()).json().checks.database).toBe('unreachable');
        expect((await health()).statusCode).toBe(503);
      }
    } finally {
      held.resolve();
    }
    await Promise.all(transactions.map(({ ended }) => ended));
    await expect.poll(async () => (await health()).json().checks.database).toBe('ok');
  });
});
