import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopOnSignals } from '../../server/stop.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that goes on until `closed`, told of the signal; the exit codes of its process. */
function stopped(closed: Promise<void>): number[] {
  const codes: number[] = [];
  vi.spyOn(process, 'exit').mockImplementation(((code: number) => codes.push(code)) as never);
  const listening = vi.spyOn(process, 'on').mockReturnThis();
  const server = { close: () => closed, log: { info: () => undefined, error: () => undefined } } as never;
  stopOnSignals({ server, drain: () => undefined, closeDatabase: async () => undefined });
  const [, stop] = listening.mock.calls.find(([signal]) => signal === 'SIGTERM') as unknown as [string, () => void];
  stop();
  return codes;
}

test('what does not finish is given up soon enough for the process to be gone within 10 seconds', async () => {
  const codes = stopped(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(7_999);
  expect(codes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(codes).toEqual([1]);
});

test('what finishes before is not given up', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const codes = stopped(promise);
  await vi.advanceTimersByTimeAsync(7_000);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(codes).toEqual([0]);
});
