import type { Kysely } from 'kysely';
import type { Clock, WorkQueue } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';
import { dispatchOldest } from './dispatch.queries.ts';

/** Events that are given out in one transaction. */
const BATCH = 20;

/** Dispatches all waiting events to the subscribed endpoints. After a failure, the next run continues. */
export async function dispatchEvents(host: {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly queue: WorkQueue;
}): Promise<void> {
  const { db, clock, queue } = host;
  let given = BATCH;
  while (given === BATCH) {
    const now = clock.now().toISOString();
    given = await inTransaction(db, (transaction) => dispatchOldest(transaction, queue, { most: BATCH, now }));
  }
}
