import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface Health {
  /** The longest that /health took to answer, in milliseconds. */
  readonly longest: number;
  readonly statuses: ReadonlyMap<number | string, number>;
}

/** Watches /health from a thread of its own until it is stopped. */
export class HealthWatch {
  private readonly worker: Worker;

  constructor(origin: string) {
    this.worker = new Worker(join(import.meta.dirname, 'programs/watch-health.ts'), { workerData: origin });
  }

  /** What was seen since this was asked for last. */
  async take(): Promise<Health> {
    const answered = once(this.worker, 'message');
    this.worker.postMessage('take');
    const [health] = await answered;
    return health as Health;
  }

  async stop(): Promise<void> {
    await this.worker.terminate();
  }
}
