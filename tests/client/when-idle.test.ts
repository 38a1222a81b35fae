import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../client/ui/when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that has no idle moment, as one may have if nothing moves on a page. */
function standInForBusyBrowser(): void {
  const requestIdleCallback = (work: () => void, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? 0 : Number(setTimeout(work, options.timeout));
  const cancelIdleCallback = (handle: number) => clearTimeout(handle);
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('cancelIdleCallback', cancelIdleCallback);
}

test('work that waits for an idle moment is done where none comes, unless it was taken back', () => {
  standInForBusyBrowser();
  const done = vi.fn();
  whenIdle(done);
  whenIdle(() => expect.unreachable())();
  vi.advanceTimersByTime(5_000);
  expect(done).toHaveBeenCalledOnce();
});

test('in a browser without idle moments it is left', () => {
  vi.stubGlobal('window', {});
  whenIdle(() => expect.unreachable())();
});
