import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * In a thread of its own, so that what the attacker is busy with does not count: asks for /health every 50 ms, over
 * connections of its own, and hands over the longest wait and the statuses whenever it is asked.
 */
const EVERY_MS = 50;
const LONGEST_MS = 60_000;

interface Watched {
  longest: number;
  readonly statuses: Map<number | string, number>;
}

let watched: Watched = { longest: 0, statuses: new Map() };
const pending = new Set<number>();

parentPort?.on('message', () => {
  const now = performance.now();
  const waiting = [...pending].map((since) => now - since);
  parentPort?.postMessage({ longest: Math.max(watched.longest, ...waiting), statuses: watched.statuses });
  watched = { longest: 0, statuses: new Map() };
});

while (true) {
  ask();
  await delay(EVERY_MS);
}

function ask(): void {
  // One that hangs shows in the longest wait; more would only be a load of their own.
  if (pending.size >= 20) {
    return;
  }
  const startedAt = performance.now();
  pending.add(startedAt);
  const done = (status: number | string) => {
    if (pending.delete(startedAt)) {
      watched.longest = Math.max(watched.longest, performance.now() - startedAt);
      watched.statuses.set(status, (watched.statuses.get(status) ?? 0) + 1);
    }
  };
  get(`${workerData}/health`, { agent: false, timeout: LONGEST_MS }, (answer) => {
    answer.resume().on('end', () => done(answer.statusCode ?? 0));
  }).on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.name));
}
