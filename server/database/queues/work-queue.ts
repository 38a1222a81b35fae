import type { Kysely } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { QueueName, WorkQueue } from '../../../schema/ports.ts';
import type { DB } from '../../../schema/tables.ts';
import { StartError } from '../../start-error.ts';
import { queueNames } from './queues.ts';

/** Queues seldom change: only `db:migrate` makes them. */
const CACHE_SECONDS = 3_600;

/** The queue, opened for adding to it. */
export interface OpenWorkQueue extends WorkQueue {
  /** Whether a job has been done. */
  isDone(name: QueueName, id: string): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens the queue for adding to it, over the portal's own connections: jobs are added in the transactions that they follow
 * from, and no other process needs to run for that.
 *
 * @throws StartError if `db:migrate` has not made the queues.
 */
export async function openWorkQueue(db: Kysely<DB>, onError: (error: unknown) => void): Promise<OpenWorkQueue> {
  const boss = new PgBoss({
    db: fromKysely(db),
    migrate: false,
    supervise: false,
    schedule: false,
    queueCacheIntervalSeconds: CACHE_SECONDS,
  });
  boss.on('error', onError);
  try {
    await boss.start();
    const present = new Set((await boss.getQueues()).map(({ name }) => name));
    if (!queueNames.every((name) => present.has(name))) {
      throw notMigrated();
    }
  } catch (error) {
    await boss.stop({ graceful: false });
    if (error instanceof Error && /not installed|requires migrations/.test(error.message)) {
      throw notMigrated();
    }
    throw error;
  }
  return {
    add: async (transaction, name, jobs) => {
      await boss.insert(name, [...jobs], { db: fromKysely(transaction) });
    },
    isDone: async (name, id) => {
      const [job] = await boss.findJobs(name, { id });
      return job?.state === 'completed';
    },
    close: () => boss.stop({ graceful: false }),
  };
}

function notMigrated(): StartError {
  return new StartError('The queues are not those of this version: run npm run db:migrate.');
}
