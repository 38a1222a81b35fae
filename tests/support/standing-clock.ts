import { vi } from 'vitest';

/**
 * Has the seconds that a search may take stand still, however long a busy machine needs for it, until
 * `vi.useRealTimers()`. `vi.advanceTimersByTimeAsync` lets them pass.
 */
export function standStill(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
}
