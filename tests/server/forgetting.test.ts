import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetting } from '../../server/forgetting.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function start(forget: () => Promise<void>) {
  const logged: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line) => logged.push(line) } } });
  await app.register(forgetting(forget));
  await app.ready();
  return { app, logged };
}

test('what is past is forgotten at the start and every ten minutes, until the portal stops', async () => {
  const forget = vi.fn().mockResolvedValue(undefined);
  const { app } = await start(forget);
  expect(forget).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_800_000);
  expect(forget).toHaveBeenCalledTimes(4);
  await app.close();
  await vi.advanceTimersByTimeAsync(1_800_000);
  expect(forget).toHaveBeenCalledTimes(4);
});

test('a round that fails is logged, and the next one comes', async () => {
  const forget = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const { app, logged } = await start(forget);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(forget).toHaveBeenCalledTimes(2);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'marks of past days were not deleted' }]);
  await app.close();
});

test('stopping waits for a round that is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { app } = await start(() => promise);
  let closed = false;
  const closing = app.close().then(() => {
    closed = true;
  });
  await vi.advanceTimersByTimeAsync(100);
  expect(closed).toBe(false);
  resolve();
  await closing;
});
