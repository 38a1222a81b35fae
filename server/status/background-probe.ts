import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DB } from '../../schema/tables.ts';
import { inTransaction } from '../../schema/transaction.ts';
import type { OpenWorkQueue } from '../database/queues/work-queue.ts';
import type { Probe } from './probe.ts';

const LOOK_EVERY_MS = 100;

/** Adds work that does nothing, and waits until a worker has done it. */
export function backgroundProbe(db: Kysely<DB>, openQueue: () => Promise<OpenWorkQueue>): Probe {
  return async (signal) => {
    const queue = await openQueue();
    const id = randomUUID();
    await inTransaction(db, (transaction) => queue.add(transaction, 'probe', [{ id }]));
    while (!(await queue.isDone('probe', id))) {
      await setTimeout(LOOK_EVERY_MS, undefined, { signal });
    }
    return 'up';
  };
}
