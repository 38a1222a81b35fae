import type { FastifyBaseLogger } from 'fastify';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import { openQueueDatabase, type QueueSource } from '../database/queues/queue-database.ts';

/** The interval of polling for jobs that wait for another attempt; new jobs are notified at once. */
const POLLING_SECONDS = 5;
/** How often jobs of workers that are gone are looked for. */
const SUPERVISION_SECONDS = 10;
const BATCH_SIZE = 5;

/** One run of a queue job. */
export interface Run {
  /** Of the record that it is about. */
  readonly id: string;
  /** How often it has been tried, this time included. */
  readonly attempt: number;
  /** When this attempt began, as ISO 8601. */
  readonly claimedAt: string;
}

/** A failure that the work itself has logged. */
export class ExpectedFailure extends Error {
  override readonly name = 'ExpectedFailure';
}

/** Does the work of a job. Where it rejects, it is tried again; done twice, it must do no harm. */
export type Work = (run: Run) => Promise<void>;

export interface WorkerOptions {
  readonly source: QueueSource;
  /** By the names of queues. */
  readonly work: Readonly<Record<string, Work>>;
  /** How many jobs of a queue are under way at a time, if it is more than one. */
  readonly atATime?: Readonly<Record<string, number>>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Once it is aborted, no more work is begun. */
  readonly signal: AbortSignal;
}

export interface Worker {
  close(): Promise<void>;
}

/** Begins to work on the queues, which `installQueues` has made. */
export async function startWorker({ source, work, atATime = {}, log, signal }: WorkerOptions): Promise<Worker> {
  const failed = (error: unknown) => log.warn({ err: error }, 'the queue of work that waits failed');
  const database = openQueueDatabase(source, { onLoss: failed });
  const boss = new PgBoss({
    ...database.options,
    migrate: false,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
  });
  // It tells errors of its workers as objects with the fields of all that was at hand.
  boss.on('error', ({ message, stack }) => failed(Object.assign(new Error(message), { stack })));
  boss.on('warning', ({ message }) => log.warn(message));
  const close = async () => {
    // The closing process has waited for the work itself.
    await boss.stop({ graceful: false });
    await database.close();
  };
  try {
    await boss.start();
    const options = {
      includeMetadata: true,
      perJobResults: true,
      batchSize: BATCH_SIZE,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: POLLING_SECONDS,
      notifyPollingIntervalSeconds: POLLING_SECONDS,
    } as const;
    for (const [name, run] of Object.entries(work)) {
      const several = atATime[name] ? { batchSize: 1, localConcurrency: atATime[name] } : {};
      await boss.work(name, { ...options, ...several }, (jobs: JobWithMetadata[]) =>
        runInTurn(jobs, run, { signal, log }),
      );
    }
    return { close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

async function runInTurn(
  jobs: readonly JobWithMetadata[],
  run: Work,
  { signal, log }: Pick<WorkerOptions, 'signal' | 'log'>,
) {
  const results: { id: string; status: 'completed' | 'failed'; output?: object }[] = [];
  for (const job of jobs) {
    // The embedded database answers instants as text.
    const { id, retryCount, startedOn } = job;
    try {
      signal.throwIfAborted();
      // Another worker has it, as this one sent no heartbeat for long.
      job.signal.throwIfAborted();
      // A finally failed job has its own identifier, beside that of its original.
      await run({ id: job.sourceId ?? id, attempt: retryCount + 1, claimedAt: new Date(startedOn).toISOString() });
      results.push({ id, status: 'completed' });
    } catch (error) {
      if (!(error instanceof ExpectedFailure) && !signal.aborted && !job.signal.aborted) {
        log.warn({ err: error, job: id }, 'a queue job failed');
      }
      // Its message may contain data of a record, which the queue would store.
      results.push({ id, status: 'failed', output: { error: error instanceof Error ? error.name : 'Error' } });
    }
  }
  return results;
}
