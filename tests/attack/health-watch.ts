import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { StartedPortal } from './started-portal.ts';

const EVERY_MS = 50;
const LONGEST_ANSWER_MS = 60_000;

/** What /health answered while it was watched. */
export interface WatchedHealth {
  readonly asked: number;
  /** The longest time until an answer, in milliseconds. */
  readonly longestMs: number;
  /** The longest for which the portal had a processor until an answer: the same on a machine that does nothing else. */
  readonly longestBusyMs: number;
  /** How often each status came; 0 stands for no answer. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** Asks `/health` again and again, one request after the other, until it is stopped. */
export function watchHealth({ origin, busyMs }: StartedPortal): { stop(): Promise<WatchedHealth> } {
  let watching = true;
  const statuses: Record<string, number> = {};
  let [asked, longestMs, longestBusyMs] = [0, 0, 0];
  const watch = async () => {
    while (watching) {
      const [askedAt, busyBefore] = [performance.now(), busyMs()];
      const status = await statusOf(`${origin}/health`);
      longestMs = Math.max(longestMs, performance.now() - askedAt);
      longestBusyMs = Math.max(longestBusyMs, busyMs() - busyBefore);
      statuses[status] = (statuses[status] ?? 0) + 1;
      asked += 1;
      await delay(EVERY_MS);
    }
  };
  const watched = watch();
  return {
    stop: async () => {
      watching = false;
      await watched;
      return { asked, longestMs: Math.round(longestMs), longestBusyMs: Math.round(longestBusyMs), statuses };
    },
  };
}

/** Over a connection of its own, as a monitor asks; 0 where there is no answer. */
function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: LONGEST_ANSWER_MS }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('timeout', () => request.destroy()).on('error', () => resolve(0));
  });
}
